// Says in a person's words what the JSON parser stumbled over.
import { printParseErrorCode, type ParseErrorCode } from "jsonc-parser";
import { problem, type Problem } from "./diagnostics.ts";

/**
 * @param offset,length what the parser could not read
 * @param openedAt where the bracket that encloses it was opened, if any
 */
export function explainSyntaxError(
  text: string,
  error: ParseErrorCode,
  offset: number,
  length: number,
  openedAt: number | undefined,
): Problem {
  const found = text.slice(offset, offset + length);
  const here = { at: "range", offset, length } as const;
  const before = text.slice(0, offset).trimEnd();

  const quote = /^[“”„‟«»‘’']/.exec(found)?.[0];
  if (quote !== undefined) {
    return problem("syntax-quotes", here, {
      found: quote === "'" ? "a single quote" : `a typographic ${quote}`,
    });
  }
  switch (printParseErrorCode(error)) {
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return problem("syntax-comment", here, {});
    case "UnexpectedEndOfString":
      return problem("syntax-quote-unclosed", here, {});
    case "InvalidCharacter":
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return problem("syntax-character", here, {});
    case "ColonExpected":
      return problem("syntax-colon-missing", here, {});
    case "CommaExpected":
      if (found !== "" && !/[\]}]/.test(found)) return problem("syntax-comma-missing", here, {});
  }
  if (before.endsWith(",") && /^[\]}]?$/.test(found)) {
    return problem("syntax-comma-extra", { at: "range", offset: before.length - 1, length: 1 }, {});
  }
  if (offset >= text.trimEnd().length && openedAt !== undefined) {
    const bracket = text.charAt(openedAt);
    const closing = bracket === "{" ? "}" : "]";
    return problem(
      "syntax-bracket-unclosed",
      { at: "range", offset: openedAt, length: 1 },
      { bracket, closing },
    );
  }
  return problem("syntax-unexpected", here, { found: found.slice(0, 20) });
}
