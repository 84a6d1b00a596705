// Finds declarations that browsers ignore, such as `colr: red`.
import { lexer, parse, walk, type Declaration } from "css-tree/dist/csstree.esm";
import { didYouMean } from "../content/diagnostics/catalog/entry.ts";
import { range } from "../content/model/path.ts";
import { suggest } from "../content/text/nearest.ts";
import { wrong, type FoundInFile } from "./found.ts";

/**
 * @param file the file's name in `blocks/`
 * @param text its styles
 * @returns warnings, because a browser may know what the library doesn't
 */
export function checkDeclarations(file: string, text: string): FoundInFile[] {
  const found: FoundInFile[] = [];
  const css = parse(text, { positions: true, onParseError: () => {} });
  walk(css, {
    visit: "Declaration",
    enter(declaration) {
      const problem = problemOf(declaration, text);
      if (!problem) return;
      const { severity, ...words } = problem;
      const start = declaration.loc?.start.offset ?? 0;
      const location = range(start, (declaration.loc?.end.offset ?? start + 1) - start);
      found.push({ ...wrong("own-styles", file, location, words), severity });
    },
  });
  return found;
}

type DeclarationProblem = Pick<FoundInFile, "severity" | "message" | "hint">;

function problemOf({ property: name, value }: Declaration, text: string) {
  if (name.startsWith("--")) return undefined;
  const property = name.toLowerCase();
  const written = text.slice(value.loc?.start.offset, value.loc?.end.offset).trim();
  // The library takes the selector of a rule in a rule, such as `a:hover { … }`, for a property.
  if (written.includes("{")) return undefined;
  if (!lexer.getProperty(property)) return unknownProperty(property);
  // What a token's value is isn't known here, and browsers get new functions sooner than the library does.
  if (written.includes("(")) return undefined;
  return lexer.matchProperty(property, value).error && unfitValue(property, written);
}

// Cast: the library's types leave out its table of properties.
const { properties } = lexer as typeof lexer & { properties: Record<string, unknown> };

const known = Object.keys(properties).filter((name) => !name.startsWith("-"));

function unknownProperty(property: string): DeclarationProblem {
  const suggestion = suggest(property, known);
  return {
    severity: "warning",
    message: `CSS has no property ${property}.${didYouMean({ suggestion })}`,
    hint:
      suggestion === undefined
        ? "Remove it: browsers ignore it."
        : `Write ${suggestion}. Browsers ignore ${property}.`,
  };
}

const unfitValue = (property: string, written: string): DeclarationProblem => ({
  severity: "warning",
  message: written === "" ? `${property} has no value.` : `${property} can't be "${written}".`,
  hint: "Browsers ignore it. Correct the value, or remove it.",
});
