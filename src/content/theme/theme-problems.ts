// What can be wrong with theme.css, in words. Apart from the catalog, because the editor never reads the file.
import { didYouMean } from "../diagnostics/catalog/entry.ts";
import { suggest } from "../text/nearest.ts";

/** A problem and the characters that it is about. */
export interface ThemeProblem {
  id:
    | "theme-syntax"
    | "theme-not-a-token"
    | "theme-unknown-token"
    | "theme-repeated-token"
    | "theme-wrong-value"
    | "theme-not-by-scheme"
    | "theme-weak-contrast"
    | "theme-alike-colors";
  offset: number;
  length: number;
  message: string;
  hint: string;
}

export const syntax = (
  offset: number,
  length: number,
  message: string,
  hint: string,
): ThemeProblem => ({ id: "theme-syntax", offset, length, message, hint });

/** @param written what is there, as far as it says what it is */
export function notTokens(offset: number, written: string): ThemeProblem {
  const [first = ""] = written.split(/[\r\n]/);
  return {
    id: "theme-not-a-token",
    offset,
    length: Math.max(1, first.trimEnd().length),
    message: `theme.css can't have ${first.trim() === "" ? "a rule without a name" : first.trim()}: it only sets tokens, such as --accent.`,
    hint: "Remove it. Allowed are :root { --token: value; } and, for other colors on dark screens, @media (prefers-color-scheme: dark) { :root { --token: color; } }.",
  };
}

interface OfToken {
  offset: number;
  name: string;
}

export const unknownToken = (
  { offset, name }: OfToken,
  known: readonly string[],
): ThemeProblem => ({
  id: "theme-unknown-token",
  offset,
  length: name.length,
  ...wordsForUnknown(name, known),
});

/** @param known the names of all tokens that can be meant */
export function wordsForUnknown(
  name: string,
  known: readonly string[],
): Pick<ThemeProblem, "message" | "hint"> {
  const bare = known.map((each) => each.slice(2));
  const meant = suggest(name.slice(2), bare);
  const suggestion = meant === undefined ? undefined : `--${meant}`;
  return {
    message: `There is no token ${name}.${didYouMean({ suggestion })}`,
    hint:
      suggestion === undefined ? `Use one of these: ${known.join(", ")}.` : `Write ${suggestion}.`,
  };
}

export const repeatedToken = ({ offset, name }: OfToken): ThemeProblem => ({
  id: "theme-repeated-token",
  offset,
  length: name.length,
  message: `${name} is set twice.`,
  hint: "Remove one of them.",
});

export const notByScheme = ({ offset, name }: OfToken): ThemeProblem => ({
  id: "theme-not-by-scheme",
  offset,
  length: name.length,
  message: `${name} can't differ on dark screens: only colors can.`,
  hint: "Move it to the :root outside of @media.",
});

export function wrongValue({
  offset,
  name,
  value,
  allowed,
}: OfToken & { value: string; allowed: string }): ThemeProblem {
  const isFile = /\burl\s*\(/i.test(value);
  return {
    id: "theme-wrong-value",
    offset,
    length: Math.max(1, value.length),
    message: isFile
      ? `theme.css can't load files, so ${name} can't have url().`
      : `${name} is ${value === "" ? "empty" : `"${value}"`}. Expected ${allowed}.`,
    hint: isFile ? `Write ${allowed}.` : "Write such a value, or remove the token.",
  };
}

/** A color that is too close to another. */
interface OfPair {
  offset: number;
  length: number;
  /** The token at this place, and the one that it is seen with. */
  name: string;
  other: string;
  /** On which screens. */
  isDark: boolean;
}

const onScreens = (isDark: boolean): string => (isDark ? " on dark screens" : "");

export const weakContrast = ({
  offset,
  length,
  name,
  other,
  isDark,
  contrast,
  least,
  nearest,
  isForDark,
}: OfPair & {
  contrast: number;
  least: number;
  /** The color of the same hue that is closest, if one can be read. */
  nearest: string | undefined;
  /** True if the value was written for dark screens. */
  isForDark: boolean;
}): ThemeProblem => ({
  id: "theme-weak-contrast",
  offset,
  length,
  message: `${name} and ${other} have a contrast of ${contrast}:1${onScreens(isDark)}, and ${least}:1 is the minimum.`,
  hint: isDark && !isForDark ? forDark(name, nearest) : forBoth(name, other, nearest),
});

/** The value for all screens may be right on light ones. */
const forDark = (name: string, nearest = "color"): string =>
  `Set another color for dark screens: @media (prefers-color-scheme: dark) { :root { ${name}: ${nearest}; } }`;

const forBoth = (name: string, other: string, nearest: string | undefined): string =>
  nearest === undefined
    ? `Change ${name} or ${other}.`
    : `Write ${nearest}, the closest color that works with ${other}.`;

export const alikeColors = ({ offset, length, name, other, isDark }: OfPair): ThemeProblem => ({
  id: "theme-alike-colors",
  offset,
  length,
  message: `${name} and ${other} look too much alike${onScreens(isDark)}: one marks what is selected, the other what is wrong.`,
  hint: `Change ${name} or ${other}.`,
});
