// Reads theme.css: the values of its tokens, and what is wrong with it by itself.
import type { Palette } from "../model/site.ts";
import type { Theme } from "../model/theme.ts";
import { parseTheme, type Declaration } from "./parse-theme.ts";
import { readValue } from "./read-value.ts";
import {
  notByScheme,
  repeatedToken,
  unknownToken,
  wrongValue,
  type ThemeProblem,
} from "./theme-problems.ts";
import { themeTokens } from "./theme-tokens.ts";

/** Where a color is set. */
export type ColorSource = Pick<Declaration, "name" | "value" | "valueAt" | "isDark">;

export interface ReadTheme {
  theme: Theme;
  problems: ThemeProblem[];
  /** Where each color is set for light screens, and for dark ones. */
  colors: Record<"light" | "dark", Partial<Record<keyof Palette, ColorSource>>>;
}

/** @param text of theme.css; empty if there is none */
export function readTheme(text: string): ReadTheme {
  const { declarations, problems } = parseTheme(text);
  const [light, dark]: [Partial<Palette>, Partial<Palette>] = [{}, {}];
  const tokens: Record<string, string> = {};
  const colors: ReadTheme["colors"] = { light: {}, dark: {} };
  const seen = new Set<string>();
  for (const declaration of declarations) {
    const found = readOne(declaration, seen);
    if ("problem" in found) problems.push(found.problem);
    else if (found.color === undefined) tokens[declaration.name] = found.value;
    else {
      const { isDark } = declaration;
      (isDark ? dark : light)[found.color] = found.value;
      colors[isDark ? "dark" : "light"][found.color] = declaration;
    }
  }
  return {
    theme: { palette: light, darkPalette: { ...light, ...dark }, tokens },
    problems: problems.toSorted((a, b) => a.offset - b.offset),
    // As in any stylesheet, what is set for all screens is so on dark ones, too.
    colors: { light: colors.light, dark: { ...colors.light, ...colors.dark } },
  };
}

type Found = { problem: ThemeProblem } | { value: string; color: keyof Palette | undefined };

/** @param seen the tokens before it, to which it is added */
function readOne(declaration: Declaration, seen: Set<string>): Found {
  const { name, value: written, isDark, nameAt: offset, valueAt } = declaration;
  const token = themeTokens.get(name);
  if (!token) return { problem: unknownToken({ offset, name }, [...themeTokens.keys()]) };
  const key = `${name} ${isDark}`;
  if (seen.has(key)) return { problem: repeatedToken({ offset, name }) };
  seen.add(key);
  if (isDark && token.color === undefined) return { problem: notByScheme({ offset, name }) };
  const read = readValue(token.type, written);
  if ("value" in read) return { value: read.value, color: token.color };
  const { allowed } = read;
  // An empty value can't be underlined.
  const at = written === "" ? { offset } : { offset: valueAt };
  return { problem: wrongValue({ ...at, name, value: written, allowed }) };
}
