// Random clipboards: what programs write, mixed and nested, with words whose fate is known.
import fc from "fast-check";
import { point } from "../../../../fixtures/clipboards/word.ts";

/** What JavaScript takes for a space, and some that it doesn't. */
const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /[\s\p{Cf}\u0085\u2800]/u.test(character) && !/[\ud800-\udfff]/.test(character),
);

/** A piece of HTML in which {shown} and {hidden} stand for words. */
type Html = string;

const isSpace = /[\s\u0085\u2800]/;
const separators = spaces.filter((space) => isSpace.test(space));

const word: fc.Arbitrary<Html> = fc.oneof(
  { weight: 6, arbitrary: fc.constant("{shown}") },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...spaces), fc.constantFrom("start", "end", "both"))
      .map(([space, edge]) => {
        const before = edge === "end" ? "" : space;
        return `${before}{shown}${edge === "start" ? "" : space}`;
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom("*", "**", "_", "[", "](", "1. ", "- ", "# ", "&lt;b&gt;", "`", "~~", "|", "\\")
      .map((character) => `${character} {shown} ${character}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...separators) },
);

/** Each program's way to hide, to cross out or to comment. */
const hiding: readonly ((inner: Html) => Html)[] = [
  (inner) => `<span style="display:none">${inner}</span>`,
  (inner) => `<span style='display:\nnone;mso-hide:\nall'>${inner}</span>`,
  (inner) => `<span style="DISPLAY: NONE !important; color:red">${inner}</span>`,
  (inner) => `<span hidden>${inner}</span>`,
  (inner) => `<span class="Secret">${inner}</span>`,
  (inner) => `<span style="visibility: hidden">${inner}</span>`,
  (inner) => `<s>${inner}</s>`,
  (inner) => `<strike>${inner}</strike>`,
  (inner) => `<del cite="mailto:a">${inner}</del>`,
  (inner) => `<span style="text-decoration:underline line-through;">${inner}</span>`,
  (inner) => `<font style="text-decoration-line:line-through">${inner}</font>`,
  (inner) => `<span class=MsoCommentReference>${inner}</span>`,
  (inner) => `<comment>${inner}</comment>`,
];

/** Links, which HTML doesn't have within each other. */
const links: readonly ((inner: Html) => Html)[] = [
  (inner) => `<a href="https://a.example/b(c)?d=e&amp;f=*g*">${inner}</a>`,
  (inner) => `<a href="https://www.google.com/url?q=https://a.example/&amp;sa=D">${inner}</a>`,
  (inner) => `<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>${asHidden(inner)}</sup></a>`,
  (inner) => `<a style='mso-footnote-id:ftn1' href="#_ftn1">${asHidden(inner)}</a>`,
];

const looks: readonly ((inner: Html) => Html)[] = [
  (inner) => `<b>${inner}</b>`,
  (inner) => `<i>${inner}</i>`,
  (inner) => `<span style="font-weight:700">${inner}</span>`,
  (inner) => `<span style='font-style:italic;mso-bidi-font-style:normal'>${inner}</span>`,
  (inner) => `<u>${inner}</u>`,
  (inner) => `<ins cite="mailto:a">${inner}</ins>`,
  (inner) => `<span style="text-decoration:none;display:inline">${inner}</span>`,
  (inner) => `<sup>${inner}</sup>`,
  (inner) => `<span style="vertical-align:sub">${inner}</span>`,
];

/** Nothing in it is shown. */
function asHidden(html: Html): Html {
  return html.replaceAll("{shown}", "{hidden}");
}

const { inline, block } = fc.letrec<{ inline: Html; inlines: Html; block: Html; blocks: Html }>(
  (tie) => {
    const apply = (all: readonly ((inner: Html) => Html)[], inner: fc.Arbitrary<Html>) =>
      fc.tuple(fc.constantFrom(...all), inner).map(([make, html]) => make(html));
    const list = (name: "ul" | "ol") =>
      fc
        .array(tie("blocks"), { minLength: 1, maxLength: 3 })
        .map((items) => `<${name}>${items.map((item) => `<li>${item}</li>`).join("\n")}</${name}>`);
    return {
      inline: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        word,
        fc.constant("<br>"),
        apply(looks, tie("inlines")),
        apply(links, word),
        apply(hiding, tie("inlines").map(asHidden)),
      ),
      inlines: fc.array(tie("inline"), { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
      block: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        tie("inlines").map((inner) => `<p class="MsoNormal" style="margin:0">${inner}</p>`),
        tie("inlines").map((inner) => `<h2>${inner}</h2>`),
        tie("inlines").map((inner) => `<div>${inner}</div>`),
        tie("blocks").map((inner) => `<blockquote>${inner}</blockquote>`),
        tie("blocks").map((inner) => `<div style="display:none">${asHidden(inner)}</div>`),
        tie("inlines").map((inner) => point("·", inner)),
        fc.tuple(tie("inlines"), fc.nat(3)).map(([inner, level]) => point("1.", inner, level + 1)),
        fc
          .tuple(
            tie("inlines"),
            fc.constantFrom("ul", "ol"),
            fc.nat(2),
            fc.integer({ min: 1, max: 4 }),
          )
          .map(
            ([inner, name, level, start]) =>
              `<div class="ListContainerWrapper"><${name} start="${start}"><li data-aria-level="${level + 1}"><p>${inner}&nbsp;</p></li></${name}></div>`,
          ),
        list("ul"),
        list("ol"),
        fc
          .array(fc.array(tie("inlines"), { minLength: 1, maxLength: 3 }), {
            minLength: 1,
            maxLength: 2,
          })
          .map((rows) => {
            const cells = rows.map((row) => row.map((cell) => `<td>${cell}</td>`).join(""));
            return `<table>${cells.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
          }),
      ),
      blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
    };
  },
);

export interface RandomClipboard {
  html: string;
  shown: string[];
  hidden: string[];
}

const style = "<style><!-- span.Secret\n{display:none;} --></style>";

export const randomClipboard: fc.Arbitrary<RandomClipboard> = fc
  .array(fc.oneof(block, inline), { minLength: 1, maxLength: 4 })
  .map((parts) => {
    const words = { shown: [] as string[], hidden: [] as string[] };
    const html = parts
      .join("\n")
      .replaceAll(/\{(shown|hidden)\}/g, (_, kind: "shown" | "hidden") => {
        const count = words.shown.length + words.hidden.length;
        // Letters that have no superscript, so that they can be found again.
        const written = `${kind === "shown" ? "Word" : "Gone"}${String.fromCharCode(65 + (count % 26), 65 + Math.floor(count / 26))}`;
        words[kind].push(written);
        return written;
      });
    return { html: style + html, ...words };
  });

/** What the clipboard is pasted into. */
export const randomText = fc.constantFrom(
  "",
  "Before",
  "**Before**\n\nand after",
  "- before\n- and after",
  "1. before\n   - within\n\n[and](page:home) after",
);
