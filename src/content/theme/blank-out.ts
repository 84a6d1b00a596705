// Replaces comments and quoted text by spaces, so that nothing in them is read as CSS and all positions stay the same.
import { syntax, type ThemeProblem } from "./theme-problems.ts";

interface Blanked {
  /** Without comments. */
  text: string;
  /** Without comments and without what is in quotes. */
  quoted: string;
  problems: ThemeProblem[];
}

const quote = (mark: string): string => String.raw`${mark}(?:\\.|[^${mark}\\\n\r])*${mark}?`;
const quotes = [quote('"'), quote("'")].join("|");
const commentOrQuote = new RegExp(String.raw`\/\*[^]*?(?:\*\/|$)|${quotes}`, "g");

export function blankOut(written: string): Blanked {
  const problems: ThemeProblem[] = [];
  const blank = (found: string) => found.replaceAll(/[^\n\r]/g, " ");
  const text = written.replaceAll(commentOrQuote, (found, at: number) => {
    if (found.startsWith("/*")) {
      if (found.length < 4 || !found.endsWith("*/"))
        problems.push(syntax(at, 2, "This comment isn't closed.", "Write */ at its end."));
      return blank(found);
    }
    if (found.length === 1 || !found.endsWith(found.charAt(0)))
      problems.push(syntax(at, 1, "This quote isn't closed.", "Write the same quote after it."));
    return found;
  });
  return { text, quoted: text.replaceAll(new RegExp(quotes, "g"), blank), problems };
}
