// Reads the value of a token, and says what is allowed if it is something else.
import { colord } from "colord";
import type { TokenType } from "./theme-tokens.ts";

/** The value as the site's stylesheet gets it, or what would be allowed, as the end of a sentence. */
export type ReadValue = { value: string } | { allowed: string };

/** @param written as theme.css has it, without comments */
export function readValue(type: TokenType, written: string): ReadValue {
  const value = written.trim().replaceAll(/\s+/g, " ");
  const read = readers[type.is];
  // Cast: each reader is the one of its type.
  return (read as (type: TokenType, value: string) => ReadValue)(type, value);
}

const readers: {
  [Kind in TokenType["is"]]: (type: Extract<TokenType, { is: Kind }>, value: string) => ReadValue;
} = {
  color: (_type, value) => {
    const found = colord(value);
    return found.isValid() && found.alpha() === 1
      ? { value: found.toHex() }
      : {
          allowed:
            "a color in numbers that isn't transparent, such as #0c5257, rgb(12 82 87) or hsl(184 76% 19%)",
        };
  },
  length: (type, value) => {
    const size = lengthOf(value);
    return size !== undefined && isWithin(size, type)
      ? { value }
      : { allowed: `a length from ${rem(type.least)} to ${rem(type.most)}` };
  },
  "text size": (type, value) => {
    const fits = (text: string) => {
      const size = remOf(text);
      return size !== undefined && isWithin(size, type);
    };
    const [, least = "", preferred = "", most = ""] = clamped.exec(value) ?? [];
    const isFluid = fits(least) && growsWithBoth(preferred) && fits(most);
    if (fits(value) || (isFluid && Number.parseFloat(least) <= Number.parseFloat(most)))
      return { value };
    const range = `${rem(type.least)} to ${rem(type.most)}`;
    return {
      allowed: `a size from ${range} in rem, or clamp() between two of them with rem and vw in its middle, such as clamp(${rem(type.least)}, ${rem(type.least)} + 1vw, ${rem(type.most)})`,
    };
  },
  number: (type, value) =>
    /^\d*\.?\d+$/.test(value) && isWithin(Number(value), type)
      ? { value }
      : { allowed: `a number from ${type.least} to ${type.most}` },
  fonts: (_type, value) =>
    fontList.test(value)
      ? { value }
      : {
          allowed:
            'names of fonts that visitors have, with commas between them, and a general one last, such as Verdana, "Noto Sans", sans-serif',
        },
};

const clamped = /^clamp\( ?([^,]+), ?([^,]+), ?([^,]+?) ?\)$/;

const oneFont = String.raw`(?:-?[a-zA-Z][\w-]*(?: [a-zA-Z][\w-]*)*|"[\p{L}\p{M}\p{N}_ -]+"|'[\p{L}\p{M}\p{N}_ -]+')`;
const fontList = new RegExp(
  `^(?:${oneFont} ?, ?)*(?:serif|sans-serif|monospace|system-ui|ui-serif|ui-sans-serif|ui-rounded|ui-monospace)$`,
  "u",
);

const rem = (size: number): string => (size === 0 ? "0" : `${size}rem`);

function isWithin(size: number, { least, most }: { least: number; most: number }): boolean {
  return size >= least && size <= most;
}

/** In rem. @returns undefined if it isn't a length in rem or pixels */
function lengthOf(value: string): number | undefined {
  if (/^0?\.?0+$/.test(value)) return 0;
  const [, pixels] = /^(\d*\.?\d+)px$/.exec(value) ?? [];
  return pixels === undefined ? remOf(value) : Number(pixels) / 16;
}

function remOf(value: string): number | undefined {
  const [, size] = /^(\d*\.?\d+)rem$/.exec(value.trim()) ?? [];
  return size === undefined ? undefined : Number(size);
}

/** With the screen's width alone, people who zoom in would see a text of the same size. */
function growsWithBoth(sum: string): boolean {
  const terms = sum.trim().split(" + ");
  const isRem = (term: string) => remOf(term) !== undefined;
  return (
    terms.every((term) => isRem(term) || /^\d*\.?\d+vw$/.test(term)) &&
    terms.filter(isRem).length === 1 &&
    terms.length <= 2
  );
}
