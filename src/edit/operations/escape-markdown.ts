// Signs that are only signs: what Markdown would read as something else is written with a backslash before it.

/** How much is escaped: what is likely to be read as Markdown, or every sign that ever is. */
export type Caution = "likely" | "all";

interface Around {
  /** Whether a line begins with it. */
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

/** The signs before a heading, a quotation, an item of a list or a ruled line. */
const lineStart = /^(\s*\d+)?([.)](?=\s|$)|#(?=#*(?:\s|$))|>|[-+](?=\s|$)|[-=](?=[-=\s]*$))/;

export function escapeText(
  text: string,
  caution: Caution,
  { startsLine, isInLink }: Around,
): string {
  const likely = isInLink ? inLink : inWords;
  const signs = new RegExp(caution === "all" ? all : likely, "giu");
  const escaped = text.replaceAll(signs, String.raw`\$&`);
  // With digits before it, only a dot or a bracket begins an item.
  return startsLine && caution === "likely"
    ? escaped.replace(lineStart, (whole, digits: string | undefined, sign: string) =>
        (digits === undefined) === /[.)]/.test(sign) ? whole : `${digits ?? ""}\\${sign}`,
      )
    : escaped;
}

function sourceOf(...patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join("|");
}
