// Escapes characters that Markdown would read as formatting.

/** What to escape: characters likely to be read as formatting, or every character that can be. */
export type Caution = "likely" | "all";

interface Around {
  /** Whether the text starts a line. */
  startsLine: boolean;
  isInLink: boolean;
}

const backslash = /\\(?=[!-/:-@[-`{-~]|$)/;
const stars = /\*(?!\s)|(?<=\S)\*/;
const lowLines = /_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/u;
const tags = /<(?=[a-z/!?])/;
const addresses = /:(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/;
const linkEnds = /(?<=\])[(:]/;
const everywhere = [backslash, /`/, stars, lowLines, tags, /~(?=~)|(?<=~)~/];
const inWords = sourceOf(...everywhere, addresses, linkEnds);
const inLink = sourceOf(...everywhere, /[[\]]/);
const all = sourceOf(/[\\`*_[\]()#+\-.!~|<>&@:=]/);

/** Characters that start a heading, a quote, a list item, or a rule. */
const lineStart = /^(\s*\d+)?([.)](?=\s|$)|#(?=#*(?:\s|$))|>|[-+](?=\s|$)|[-=](?=[-=\s]*$))/;

export function escapeText(
  text: string,
  caution: Caution,
  { startsLine, isInLink }: Around,
): string {
  const likely = isInLink ? inLink : inWords;
  const characters = new RegExp(caution === "all" ? all : likely, "giu");
  const escaped = text.replaceAll(characters, String.raw`\$&`);
  // After digits, only a dot or a parenthesis starts a list item.
  return startsLine && caution === "likely"
    ? escaped.replace(lineStart, (whole, digits: string | undefined, character: string) =>
        (digits === undefined) === /[.)]/.test(character) ? whole : `${digits ?? ""}\\${character}`,
      )
    : escaped;
}

function sourceOf(...patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join("|");
}
