// Puts a rendered site into index.html, which is the same document for the dev server and for the build.

/** Where to find what brings the document's islands to life. */
export interface IslandTable {
  /** By the island's name. */
  code: Record<string, string>;
  /** By the name in `data-island-props`. */
  props: Record<string, string>;
}

export interface DocumentParts {
  language: string;
  head: string;
  body: string;
  islands: IslandTable;
  /** In a build, what replaces the links to the stylesheet and the runtime. */
  inlined?: { css: string; runtime: string };
}

const stylesheet = '<link rel="stylesheet" href="/src/site/styles.css" />';
const runtime = '<script type="module" src="/src/browser/main.ts"></script>';

/**
 * @param template the text of index.html
 * @throws when the template has lost one of the places that are filled here
 */
export function assembleDocument(template: string, parts: DocumentParts): string {
  const islands = JSON.stringify(parts.islands).replaceAll("<", "\\u003c");
  const fills: [slot: string, text: string][] = [
    ['<html lang="en">', `<html lang="${parts.language}">`],
    ["<!--head-->", parts.head],
    ["<!--body-->", parts.body],
    ["<!--islands-->", `<script type="application/json" id="islands">${islands}</script>`],
  ];
  if (parts.inlined) {
    fills.push([stylesheet, `<style>${inlineSafe(parts.inlined.css, "style")}</style>`]);
    fills.push([runtime, `<script>${inlineSafe(parts.inlined.runtime, "script")}</script>`]);
  }
  // All slots are found before any is filled, so that a slot's name in copy is only copy.
  const positions = fills.map(([slot, text]) => {
    const start = template.indexOf(slot);
    if (start === -1) throw new Error(`index.html has no ${slot}`);
    return { start, end: start + slot.length, text };
  });
  positions.sort((a, b) => a.start - b.start);
  let html = "";
  let from = 0;
  for (const { start, end, text } of positions) {
    html += template.slice(from, start) + text;
    from = end;
  }
  return html + template.slice(from);
}

function inlineSafe(code: string, element: "style" | "script"): string {
  const text = code.trim();
  if (text.toLowerCase().includes(`</${element}`))
    throw new Error(`A ${element} can't be inlined: it would end early`);
  return text;
}
