// Inserts a rendered site into index.html, which is the same for the dev server and the build.
import { languageAttributes } from "../content/text/writing.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import type { RenderedSite } from "../site/render.tsx";

interface DocumentParts extends RenderedSite {
  language: string;
  /** In a build, what replaces the links to the stylesheet and the runtime. */
  inlined?: { css: string; runtime: string };
}

const stylesheet = `<link rel="stylesheet" href="${engineAddresses.styles}" />`;
const runtime = `<script type="module" src="${engineAddresses.runtime}"></script>`;

/**
 * @param template the text of index.html
 * @throws if one of the slots is missing from the template
 */
export function assembleDocument(template: string, parts: DocumentParts): string {
  const fills: [slot: string, text: string][] = [
    ['<html lang="en">', `<html ${languageAttributes(parts.language)}>`],
    ["<!--head-->", parts.head],
    ["<!--body-->", parts.body],
    // At the end, because most of its words are those of the pages, which gzip only finds in the last 32 KB.
    ["<!--data-->", parts.data],
  ];
  if (parts.inlined) {
    const { css, runtime: script } = parts.inlined;
    fills.push([stylesheet, `<style>${inlineSafe(css, "style")}</style>`]);
    fills.push([runtime, `<script>${inlineSafe(script, "script")}</script>`]);
  }
  // All slots are found before any is filled, so that a slot's name in copy stays copy.
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
