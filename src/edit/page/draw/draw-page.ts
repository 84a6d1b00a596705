// Draws a page as visitors will see it, and marks where each text comes from.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hasView } from "../../../blocks/registry.tsx";
import { plainLinks } from "../../../components/PageLink.tsx";
import type { Preview } from "../../../content/compile.ts";
import type { Site } from "../../../content/model/site.ts";
import { SiteBody } from "../../../site/SiteBody.tsx";
import { annotate } from "./annotate.ts";
import { emptyClass, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { tabToSoleFacts } from "./fact-element.ts";
import { parseDrawn } from "../../ui/drawn-html.ts";
import { type FormState } from "../../screen/form-states.ts";
import { drawFormState } from "./draw-form-state.tsx";
import { markParts } from "./mark-parts.ts";
import { traceTexts } from "./trace-texts.ts";

/**
 * @param formState the state to show its forms in
 * @returns undefined if the site has no such page, or an error leaves nothing to show
 */
export function drawPage(
  preview: Preview,
  name: string,
  formState: FormState = "first",
): HTMLElement | undefined {
  try {
    return draw(preview, name, formState);
  } catch {
    // A view or a trace may throw during an edit; the page stays as it is until the error is fixed.
    return undefined;
  }
}

/**
 * The same for people who only read the page: without marks.
 * @param isFolded leaves what visitors can't see yet, or open themselves, as it is
 * @returns undefined as {@link drawPage}
 */
export function drawPlainPage(
  { site }: Pick<Preview, "site">,
  name: string,
  isFolded = false,
): HTMLElement | undefined {
  try {
    if (!isDrawable(site, name)) return undefined;
    return bodyOf(site, name, "first", isFolded);
  } catch {
    return undefined;
  }
}

/** Without a view for each block nothing is drawn, and of thousands of blocks a trace takes long. */
function isDrawable(site: Site, name: string): boolean {
  return (
    site.pages.find((each) => each.name === name)?.blocks.every((block) => hasView(block, site)) ===
    true
  );
}

function draw({ site, trace }: Preview, name: string, formState: FormState) {
  if (!isDrawable(site, name)) return undefined;
  const traced = trace(name);
  const body = bodyOf(traced.shown, name, formState);
  const copy = body && bodyOf(traced.site, name, formState);
  if (!body || !copy) return undefined;
  const texts = traceTexts(body, copy);
  markParts(body, copy, texts, traced.locations);
  annotate(texts, traced);
  tabToSoleFacts(body);
  for (const words of body.querySelectorAll(`[${locationAttribute}]`))
    words.classList.toggle(emptyClass, words.textContent?.trim() === "");
  return body;
}

function bodyOf(
  site: Site,
  name: string,
  formState: FormState,
  isFolded = false,
): HTMLElement | undefined {
  const page = site.pages.find((each) => each.name === name);
  if (!page) return undefined;
  const body = createElement(SiteBody, { site, pages: [page], shown: page.name });
  const drawn = parseDrawn(renderToStaticMarkup(body));
  // Fallbacks for visitors without scripting or videos would have the same content twice, and templates are for the
  // runtime. A dialog is filled in when a visitor opens it.
  for (const element of drawn.querySelectorAll(
    `noscript, video > a, template, dialog, ${plainLinks}`,
  ))
    element.remove();
  if (!isFolded) unfold(drawn);
  drawFormState(drawn, site, page, formState);
  return drawn;
}

function unfold(drawn: HTMLElement): void {
  // Visitors click to open these; in the editor a click selects, so they are open.
  for (const element of drawn.querySelectorAll("details")) element.open = true;
  // Visitors see these from some day on, authors right away.
  for (const element of drawn.querySelectorAll<HTMLElement>("[data-from], section[hidden]"))
    element.hidden = false;
}
