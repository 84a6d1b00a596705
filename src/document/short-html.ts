// Shortens a finished document by what HTML allows to leave out. Browsers make the same elements from it.
// https://html.spec.whatwg.org/multipage/syntax.html#optional-tags

/** Comments, scripts, styles, shapes without content, and tags. Words between them stay as they are. */
const pieces =
  /<!--[^]*?-->|<(?<raw>script|style)\b[^]*?<\/\k<raw>>|<(?<shape>path|circle|ellipse|line|polygon|polyline|rect)\b[^<>]*><\/\k<shape>>|<\/?[a-z][^<>]*>/gi;

/** Other programs search documents for these, and not all of them read HTML as browsers do: values keep their quotes. */
const readByOthers = /^<(html|script|style|meta|link|base|!)/i;

/** End tags that aren't needed if one of these follows. */
const optionalEnds = [
  ["li", /^<(li\b|\/[uo]l>)/],
  [
    "p",
    /^<((p|ul|ol|dl|div|h[1-6]|table|form|figure|section)\b|\/(li|dd|td|div|section|aside|blockquote|figcaption)>)/,
  ],
  ["d[dt]", /^<(d[dt]\b|\/(div|dl)>)/],
  ["t[dh]", /^<(t[dh]\b|\/tr>)/],
  ["tr", /^<(tr\b|\/t(body|head)>)/],
  ["tbody", /^<\/table>/],
  ["option", /^<(option\b|\/select>)/],
  ["head", /^<body>/],
  ["body", /^<\/html>/],
  ["html", /^\s*$/],
] as const;

const ends = optionalEnds.map(([name, next]) => ({ tag: new RegExp(`^</${name}>$`), next }));

/** More than the longest name of an element. */
const nameLength = 20;

/**
 * @param html as React and the build write it: attributes in double quotes, without angle brackets in their values
 * @returns a document with the same elements, attributes and words
 */
export function shortHtml(html: string): string {
  return html.replace(pieces, (piece, ...found) => {
    if (readByOthers.test(piece)) return piece.replace(/" ?\/>$/, '">');
    if (!piece.startsWith("</")) return shortTag(piece);
    // Cast: without groups in the match, the last arguments are its position, the document, and the groups.
    const end = (found.at(-3) as number) + piece.length;
    const next = html.slice(end, end + nameLength);
    return ends.some((each) => each.tag.test(piece) && each.next.test(next)) ? "" : piece;
  });
}

/** Attributes without capitals, empty values, and quotes. */
function shortTag(tag: string): string {
  const isShape = tag.includes("></");
  const short = tag
    .replace(/ ?\/?>.*$/, "")
    .replace(/ ([a-z][\w:-]*)="([^"]*)"/gi, (_attribute, name: string, written: string) => {
      const value = written.replaceAll("&#x27;", "'");
      if (value === "") return ` ${name.toLowerCase()}`;
      return ` ${name.toLowerCase()}=${/[\s'`=]/.test(value) ? `"${value}"` : value}`;
    });
  if (!isShape) return `${short}>`;
  // After a value without quotes, the slash would be part of it.
  return short.endsWith('"') ? `${short}/>` : `${short} />`;
}
