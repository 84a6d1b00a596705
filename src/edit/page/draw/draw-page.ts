// A page as its visitors will see it, each text with where it comes from.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hasView } from "../../../blocks/registry.tsx";
import type { Preview } from "../../../content/compile.ts";
import type { Site } from "../../../content/model/site.ts";
import { SiteBody } from "../../../site/SiteBody.tsx";
import { annotate } from "./annotate.ts";
import { emptyClass, placeAttribute } from "../../screen/page-elements/attributes.ts";
import { type FormState } from "../../screen/form-states.ts";
import { drawFormState } from "./draw-form-state.tsx";
import { markParts } from "./mark-parts.ts";
import { traceTexts } from "./trace-texts.ts";

/**
 * @param formState the state that its forms are shown in
 * @returns undefined where the site has no such page, or a mistake leaves nothing of it to show
 */
export function drawPage(
  preview: Preview,
  name: string,
  formState: FormState = "first",
): HTMLElement | undefined {
  try {
    return draw(preview, name, formState);
  } catch {
    // A view or a trace may throw for what is being changed; the page stays as it was until that is mended.
    return undefined;
  }
}

function draw({ site, trace }: Preview, name: string, formState: FormState) {
  // Without a view for each block nothing is drawn, and of thousands of blocks a trace takes long.
  if (!site.pages.find((each) => each.name === name)?.blocks.every(hasView)) return undefined;
  const traced = trace(name);
  const body = bodyOf(traced.shown, name, formState);
  const twin = body && bodyOf(traced.site, name, formState);
  if (!body || !twin) return undefined;
  const texts = traceTexts(body, twin);
  markParts(body, twin, texts, traced.places);
  annotate(texts, traced);
  for (const words of body.querySelectorAll(`[${placeAttribute}]`))
    words.classList.toggle(emptyClass, words.textContent?.trim() === "");
  return body;
}

function bodyOf(site: Site, name: string, formState: FormState): HTMLElement | undefined {
  const page = site.pages.find((each) => each.name === name);
  if (!page) return undefined;
  const body = createElement(SiteBody, { site, pages: [page], shown: page.name });
  const drawn = new DOMParser().parseFromString(renderToStaticMarkup(body), "text/html").body;
  // What only visitors without scripting see is there twice.
  for (const element of drawn.querySelectorAll("noscript")) element.remove();
  // What a visitor opens by a press is open, because here a press selects.
  for (const element of drawn.querySelectorAll("details")) element.open = true;
  drawFormState(drawn, site, page, formState);
  return drawn;
}
