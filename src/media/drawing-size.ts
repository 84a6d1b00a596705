// Reads the size of a drawing from the attributes of its first tag, as browsers do.
// image-size knows a viewBox only with single spaces.

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
/** A plus, a minus or a point also begins the next number (https://www.w3.org/TR/SVG11/types.html#DataTypeNumber). */
const between = String.raw`(?:\s*,\s*|\s+|(?=[+.-]))`;
const viewBoxes = new RegExp(`^\\s*${Array(4).fill(`(${number})`).join(between)}\\s*$`, "i");
const lengths = new RegExp(`^\\s*(${number})([a-z]*)\\s*$`, "i");

/** In pixels (https://www.w3.org/TR/css-values-4/#absolute-lengths); relative ones for a font of the usual size. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Empty for a drawing without a size, which fills the space that it gets. */
export function drawingSize(attributes: Readonly<Record<string, string>>): {
  width?: number;
  height?: number;
} {
  const [, , , across = 0, down = 0] = (viewBoxes.exec(attributes["viewBox"] ?? "") ?? []).map(
    Number,
  );
  const isViewed = across > 0 && down > 0;
  const wide = lengthOf(attributes["width"]);
  const high = lengthOf(attributes["height"]);
  const width = wide ?? (isViewed ? (high === undefined ? across : (high * across) / down) : 0);
  const height = high ?? (isViewed ? (wide === undefined ? down : (wide * down) / across) : 0);
  if (width <= 0 || height <= 0) return {};
  return { width: atLeastOne(width), height: atLeastOne(height) };
}

/** undefined for none, and for a percentage, which depends on where the drawing is shown. */
function lengthOf(written = ""): number | undefined {
  const [, value = "", unit = ""] = lengths.exec(written) ?? [];
  const length = Number(value) * (units[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 ? length : undefined;
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
