// The table of what programs write onto the clipboard besides a text's words, and what becomes of it. Each program's
// HTML was read from its own clipboard; selectors see styles as `spreadStyles` writes them.

/** What a paste can lack afterwards. */
export type LeftOut =
  | "hidden words"
  | "crossed-out words"
  | "comments"
  | "footnotes"
  | "headers and footers"
  | "pictures";

interface Source {
  /** The programs, and what it is there. */
  from: string;
  selectors: readonly string[];
  /** Only elements with such a text. */
  text?: RegExp;
  becomes: LeftOut | "nothing" | "raised" | "lowered" | "parentheses";
}

function styled(declaration: string): string {
  return `[data-style*=';${declaration};' i]`;
}

/** What refers to a footnote: a number, a letter, * or †. */
const noteMark = /^\s*[[(]?(?:\d{1,3}|[a-z]|[ivx]+|[*†‡§]{1,3})[\])]?\s*$/i;

/** What is within an element goes with it, so the order counts only for the message. */
export const sources: readonly Source[] = [
  {
    from: "Word: the list of comments, and the mark of each",
    selectors: [
      "[data-style*=';mso-element:comment' i]",
      ".MsoCommentReference, .msocomtxt, .msocomoff, .msocomanchor",
      styled("mso-special-character:comment"),
      "a[href*='#_msocom' i], a[href*='#_msoanchor' i]",
    ],
    becomes: "comments",
  },
  {
    from: "Google Docs as a web page: comments below the text",
    selectors: ["a[href*='#cmnt']", ":is(p, li):has(a[href*='#cmnt_ref'])"],
    becomes: "comments",
  },
  {
    from: "Calc: the comment of a cell, and its mark",
    selectors: ["comment", "a.comment-indicator"],
    becomes: "comments",
  },
  {
    from: "Word: footnotes and endnotes, and their numbers in the text",
    selectors: [
      "[data-style*=';mso-element:footnote' i], [data-style*=';mso-element:endnote' i]",
      "[data-style*=';mso-footnote-id:' i], [data-style*=';mso-endnote-id:' i]",
      ".MsoFootnoteReference, .MsoEndnoteReference",
      "a[href*='#_ftn' i], a[href*='#_edn' i]",
    ],
    becomes: "footnotes",
  },
  {
    from: "Writer: footnotes and endnotes, and their numbers in the text",
    selectors: [
      "a.sdfootnoteanc, a.sdendnoteanc, a[href*='#sdfootnote'], a[href*='#sdendnote']",
      "div[id^='sdfootnote'], div[id^='sdendnote']",
    ],
    becomes: "footnotes",
  },
  {
    from: "Google Docs as a web page: footnotes",
    selectors: ["a[href*='#ftnt']", ":is(p, li):has(a[href*='#ftnt_ref'])"],
    becomes: "footnotes",
  },
  {
    from: "Web pages: footnotes as Wikipedia, GitHub and digital books mark them",
    selectors: [
      "sup.reference, ol.references",
      "[data-footnote-ref], [data-footnotes]",
      "[role='doc-noteref'], [role='doc-footnote'], [role='doc-endnote'], [role='doc-endnotes']",
      "a[href*='#cite_note'], :is(p, li):has(a[href*='#cite_ref'], a[href*='#fnref'])",
    ],
    becomes: "footnotes",
  },
  {
    from: "Web pages: a raised number that links to a note on the same page",
    selectors: ["sup > a[href*='#']", "a[href*='#']:has(> sup:only-child)"],
    text: noteMark,
    becomes: "footnotes",
  },
  {
    from: "Web pages: a raised number in brackets",
    selectors: ["sup"],
    text: /^\s*\[(?:\d{1,3}|[a-z])\]\s*$/i,
    becomes: "footnotes",
  },
  {
    from: "Word: the header and the footer of the pages",
    selectors: ["[data-style*=';mso-element:header;' i], [data-style*=';mso-element:footer;' i]"],
    becomes: "headers and footers",
  },
  {
    from: "Word, Writer, Excel, web pages, email: what isn't shown there",
    selectors: [
      "[hidden]",
      styled("display:none"),
      styled("mso-hide:all"),
      `${styled("visibility:hidden")}, ${styled("visibility:collapse")}`,
      `${styled("opacity:0")}, ${styled("opacity:0%")}`,
      `:is(${["0", "0px", "0pt", "0em", "0%"].map((size) => styled(`font-size:${size}`)).join()})` +
        ":not(:has([data-style*=';font-size:' i]))",
    ],
    becomes: "hidden words",
  },
  {
    from: "All: crossed-out words, and what tracked changes have deleted",
    selectors: [
      "del, s, strike, .msoDel",
      "[data-style*='line-through' i]:not([data-style*='line-through:none' i])",
    ],
    becomes: "crossed-out words",
  },
  {
    from: "Web pages, email: icons, scripts, and pictures of a pixel that count readers",
    selectors: [
      "img:is([width='0'], [width='1'])",
      "svg, script, template, noscript, object, title",
    ],
    becomes: "nothing",
  },
  { from: "All", selectors: ["img, picture, video, canvas"], becomes: "pictures" },
  {
    from: "Word, Writer, Google Docs, web pages: 10³",
    selectors: [
      "sup",
      styled("vertical-align:super"),
      "[data-style*=';mso-text-raise:' i]:not([data-style*='raise:-' i], [data-style*='raise:0' i])",
    ],
    becomes: "raised",
  },
  {
    from: "Word, Writer, Google Docs, web pages: CO₂",
    selectors: ["sub", styled("vertical-align:sub"), "[data-style*=';mso-text-raise:-' i]"],
    becomes: "lowered",
  },
  {
    from: "Web pages in Japanese or Chinese: how a word is read",
    selectors: ["ruby:not(:has(rp)) rt"],
    becomes: "parentheses",
  },
];
