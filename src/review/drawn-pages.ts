// Finds the pages that two engines draw differently, in the documents that each has built from the same content.
import { rulesFor } from "./style-rules.ts";

/** A page as it is in a built site. */
interface DrawnPage {
  title: string;
  /** Everything that decides how it looks without scripts, with names that don't change from build to build. */
  look: string;
}

/** Path in the built site -> the text of a document. */
export type Documents = ReadonlyMap<string, string>;

/** @returns the titles of the pages that look different, or are only in one of the two */
export function pagesDrawnDifferently(before: Documents, after: Documents): string[] {
  const [earlier, later] = [drawnPages(before), drawnPages(after)];
  const names = new Set([...later.keys(), ...earlier.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [earlier.get(name), later.get(name)];
    return old?.look === now?.look ? [] : [(now ?? old)?.title ?? name];
  });
}

/** @returns each page by its document and its name there */
function drawnPages(documents: Documents): Map<string, DrawnPage> {
  const pages = new Map<string, DrawnPage>();
  for (const [path, html] of documents) {
    const bare = html.replaceAll(/<script\b[^]*?<\/script>|<!--[^]*?-->/g, "");
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(bare) ?? [];
    const [, title = path] = /<title>([^<]*)/.exec(bare) ?? [];
    const body = withoutHashes(bare.slice(Math.max(bare.indexOf("<body"), 0)));
    for (const { name, own } of viewsIn(body)) {
      const [tag = ""] = /<[^<>]*\bdata-page-view=[^<>]*>/.exec(own) ?? [];
      const [, quoted, bareTitle] = /\bdata-title=(?:"([^"]*)"|([^\s">]+))/.exec(tag) ?? [];
      pages.set(`${path} ${name}`, {
        title: withCharacters(quoted ?? bareTitle ?? title),
        look: lookOf(own, style),
      });
    }
  }
  return pages;
}

/** The document as each of its pages is seen: without the others. */
function viewsIn(body: string): { name: string; own: string }[] {
  const begins = [...body.matchAll(/<\w+\b[^<>]*\bdata-page-view="?([^\s">]+)[^<>]*>/g)];
  const end = body.indexOf("</main>");
  const first = begins[0]?.index;
  if (first === undefined || end < first) return [{ name: "", own: body }];
  return begins.map(({ index, 1: name = "" }, at) => {
    const view = body.slice(index, begins[at + 1]?.index ?? end);
    return { name, own: body.slice(0, first) + view + body.slice(end) };
  });
}

/** Files are named by their content, and the engine's change with it. */
const withoutHashes = (html: string): string =>
  html.replaceAll(/((?:media|assets)\/[^"'\s,>]*?)-[\w-]{8}(?=[.-])/g, "$1");

const classAttribute = /(?<=<[^<>]*) class=(?:"([^"]*)"|([^\s>"]+))/g;

function lookOf(html: string, style: string): string {
  const names = new Map<string, string>();
  const nameOf = (written: string): string => {
    const name = names.get(written) ?? `c${names.size}`;
    names.set(written, name);
    return name;
  };
  const body = html.replaceAll(
    classAttribute,
    (_whole, quoted: string | undefined, bare: string | undefined) =>
      ` class="${(quoted ?? bare ?? "").split(" ").map(nameOf).join(" ")}"`,
  );
  return [body, ...rulesFor(style, names)].join("\n");
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

const withCharacters = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole);
