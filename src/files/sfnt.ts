// Reads what a font says about itself: its name, its letters, and how much room they take.
// https://learn.microsoft.com/typography/opentype/spec/otff

export interface FontFacts {
  /** Empty if it has none. */
  family: string;
  /** Of all its characters. */
  codePoints: ReadonlySet<number>;
  /** As parts of the font size. */
  ascent: number;
  descent: number;
  /** The width of a character as a part of the font size; undefined if the font doesn't have it. */
  widthOf: (codePoint: number) => number | undefined;
  /** True if one file has many weights. */
  hasWeights: boolean;
}

/**
 * @param font uncompressed
 * @throws if a table is missing or ends too early
 */
export function readFont(font: Uint8Array): FontFacts {
  const tables = tablesOf(font);
  const table = (name: string): DataView => {
    const found = tables.get(name);
    if (!found) throw new RangeError(`The font has no table ${name}.`);
    return found;
  };
  const unit = table("head").getUint16(18);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const wide = hhea.getUint16(34);
  const glyphs = glyphsIn(table("cmap"));
  const axes = tables.get("fvar");
  return {
    family: familyIn(table("name")),
    codePoints: new Set(glyphs.keys()),
    ascent: hhea.getInt16(4) / unit,
    descent: -hhea.getInt16(6) / unit,
    widthOf(codePoint) {
      const glyph = glyphs.get(codePoint);
      // The last width is that of all further glyphs.
      return glyph === undefined ? undefined : hmtx.getUint16(Math.min(glyph, wide - 1) * 4) / unit;
    },
    hasWeights: axes !== undefined && tagsIn(axes).includes("wght"),
  };
}

/** The tables, by their four letters. */
function tablesOf(font: Uint8Array): ReadonlyMap<string, DataView> {
  const { buffer, byteOffset, byteLength } = font;
  const whole = new DataView(buffer, byteOffset, byteLength);
  const tables = new Map<string, DataView>();
  for (let index = 0, at = 12; index < whole.getUint16(4); index++, at += 16)
    tables.set(
      tagAt(whole, at),
      new DataView(buffer, byteOffset + whole.getUint32(at + 8), whole.getUint32(at + 12)),
    );
  return tables;
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** The names of a font's axes. */
function tagsIn(fvar: DataView): string[] {
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  return Array.from({ length: count }, (_, index) => tagAt(fvar, start + index * size));
}

/** Code point -> glyph, of the largest subtable that can be read. */
function glyphsIn(cmap: DataView): ReadonlyMap<number, number> {
  let largest = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const at = cmap.getUint32(8 + index * 8);
    const format = cmap.getUint16(at);
    const found = format === 12 ? groups(cmap, at) : format === 4 ? segments(cmap, at) : largest;
    if (found.size > largest.size) largest = found;
  }
  return largest;
}

function groups(cmap: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint32(at + 12); index++) {
    const group = at + 16 + index * 12;
    const [first, last] = [cmap.getUint32(group), cmap.getUint32(group + 4)];
    for (let code = first; code <= last; code++)
      glyphs.set(code, cmap.getUint32(group + 8) + code - first);
  }
  return glyphs;
}

function segments(cmap: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const length = cmap.getUint16(at + 6);
  const ends = at + 14;
  for (let index = 0; index < length; index += 2) {
    const [last, first] = [cmap.getUint16(ends + index), cmap.getUint16(ends + length + 2 + index)];
    const delta = cmap.getUint16(ends + 2 * length + 2 + index);
    const offsetAt = ends + 3 * length + 2 + index;
    const offset = cmap.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const named = offset === 0 ? code : cmap.getUint16(offsetAt + offset + 2 * (code - first));
      const glyph = named === 0 ? 0 : (named + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** The name of the whole family, if the font says it, otherwise that of this part of it. */
function familyIn(names: DataView): string {
  const found = new Map<number, string>();
  const texts = names.getUint16(4);
  for (let index = 0, at = 6; index < names.getUint16(2); index++, at += 12) {
    const [platform, id] = [names.getUint16(at), names.getUint16(at + 6)];
    // Only Windows' names are in a known encoding.
    if (platform !== 3 || found.has(id)) continue;
    const [length, start] = [names.getUint16(at + 8), texts + names.getUint16(at + 10)];
    const units = Array.from({ length: length / 2 }, (_, unit) =>
      names.getUint16(start + unit * 2),
    );
    found.set(id, String.fromCharCode(...units));
  }
  return found.get(16) ?? found.get(1) ?? "";
}
