// What is drawn of a page: the view as visitors will see it, and a copy without what nobody sees in the editor.
import type { ReactElement } from "react";
import { hasView } from "../../../blocks/registry.tsx";
import { plainLinks } from "../../../components/PageLink.tsx";
import type { Preview } from "../../../content/preview.ts";
import type { Site } from "../../../content/model/site.ts";
import type { TracedSite } from "../../../content/trace/trace.ts";
import { SiteBody } from "../../../site/SiteBody.tsx";
import { type FormState } from "../../screen/form-states.ts";
import { FormsIn } from "./form-state.tsx";

/**
 * A page with and without marks in its texts.
 * @returns undefined if the site has no such page, or an error leaves nothing to show
 */
export function tracePage({ site, trace }: Preview, name: string): TracedSite | undefined {
  if (!isDrawable(site, name)) return undefined;
  try {
    return trace(name);
  } catch {
    // A trace may throw during an edit; the page stays as it is until the error is fixed.
    return undefined;
  }
}

/**
 * What a page consists of, without the rest of the site.
 * @param formState the state to show its forms in
 * @returns undefined as {@link tracePage}
 */
export function pageView(
  site: Site,
  name: string,
  formState: FormState = "first",
): ReactElement | undefined {
  const page = site.pages.find((each) => each.name === name);
  if (!page || !isDrawable(site, name)) return undefined;
  // The editor's pages are light, whatever the author's device is set to.
  const light = { ...site, darkPalette: undefined };
  return (
    <FormsIn state={formState}>
      <SiteBody site={light} pages={[page]} shown={page.name} />
    </FormsIn>
  );
}

/** Without a view for each block nothing is drawn, and of thousands of blocks a trace takes long. */
function isDrawable(site: Site, name: string): boolean {
  const page = site.pages.find((each) => each.name === name);
  try {
    return page?.blocks.every((block) => hasView(block, site)) === true;
  } catch {
    // During an edit a page may have no blocks.
    return false;
  }
}

/**
 * The page for people who only read it: without marks.
 * @param isFolded leaves what visitors can't see yet, or open themselves, as it is
 * @returns undefined if it couldn't be drawn
 */
export function plainPage(page: HTMLElement, isFolded = false): HTMLElement | undefined {
  if (!page.hasChildNodes()) return undefined;
  const body = page.ownerDocument.importNode(page, true);
  clean(body, isFolded);
  return body;
}

/** Removes what is no part of what people read or edit, and opens what visitors would have to. */
export function clean(body: HTMLElement, isFolded = false): void {
  // Fallbacks for visitors without scripting or videos would have the same content twice, and templates are for the
  // runtime. The gallery's dialog is empty until a visitor opens it.
  for (const element of body.querySelectorAll(
    `noscript, video > a, template, dialog, ${plainLinks}`,
  ))
    element.remove();
  if (!isFolded) unfold(body);
}

function unfold(body: HTMLElement): void {
  // Visitors click to open these; in the editor a click selects, so they are open.
  for (const element of body.querySelectorAll("details")) element.open = true;
  // Visitors see these from some day on, authors right away.
  for (const element of body.querySelectorAll<HTMLElement>("[data-from], section[hidden]"))
    element.hidden = false;
}
