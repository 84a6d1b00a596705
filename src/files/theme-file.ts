// Reads theme.css, which is beside the content folder, and reports its problems as those of content are.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompileResult } from "../content/compile.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import type { Unreadable } from "../content/model/input.ts";
import type { Theme } from "../content/model/theme.ts";
import { wordsOf } from "../content/report/diagnose.ts";
import { Lines } from "../content/text/line-index.ts";
import { contrastProblems } from "../content/theme/contrast.ts";
import { readTheme } from "../content/theme/read-theme.ts";
import type { ThemeProblem } from "../content/theme/theme-problems.ts";
import { decode } from "../media/decode.ts";
import { readIfReadable } from "./read-if-readable.ts";
import { siteRoot } from "./site-root.ts";

/** In bytes: many times the size of a theme with all tokens. */
const mostTheme = 100_000;

export const themeName = "theme.css";

/** The path of a site's theme. @param contentDir the content folder */
export const themePath = (contentDir: string): string => join(siteRoot(contentDir), themeName);

/** What theme.css has. */
export interface ThemeFile {
  /** Its path, for reports. */
  file: string;
  text: string;
  /** The tokens that are right. */
  theme: Theme;
  /** @returns what is wrong with it by itself, and with its colors on this site, if there is one */
  findingsOn: (result: CompileResult) => Finding[];
}

/** @returns undefined if there is none */
export async function readThemeFile(contentDir: string): Promise<ThemeFile | undefined> {
  const path = themePath(contentDir);
  const found = await readIfReadable(path, mostTheme, (each) => readFile(each));
  if (!found) return undefined;
  const file = path.replaceAll("\\", "/");
  if ("unreadable" in found) return unreadable(file, found.unreadable);
  const { text } = decode(found.content);
  const read = readTheme(text);
  const lines = new Lines(text);
  return {
    file,
    text,
    theme: read.theme,
    findingsOn: (result) => {
      const ofColors = result.ok ? contrastProblems(read, result.site) : [];
      return [...read.problems, ...ofColors]
        .toSorted((a, b) => a.offset - b.offset)
        .map((problem) => finding(file, lines, problem));
    },
  };
}

function finding(file: string, lines: Lines, problem: ThemeProblem): Finding {
  const { id, offset, length, message, hint } = problem;
  const [line, column] = lines.at(offset);
  const [endLine, endColumn] = lines.at(offset + length);
  return {
    id,
    severity: "error",
    file,
    pointer: "",
    line,
    column,
    endLine,
    endColumn,
    message,
    hint,
  };
}

function unreadable(file: string, values: Unreadable): ThemeFile {
  const words = wordsOf({ id: "unreadable-file", location: { path: [], at: "value" }, values });
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const found: Finding = { id: "unreadable-file", file, pointer: "", ...start, ...words };
  const { theme } = readTheme("");
  return { file, text: "", theme, findingsOn: () => [found] };
}
