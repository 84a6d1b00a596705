// Opens what a link goes to: a page or a section of it in the editor, anything else in a new tab.
import { isFields } from "../../content/model/json.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress } from "../../content/text/address.ts";
import { mapAddress } from "../../content/text/contact-link.ts";
import { linkedPageIn, readLinkedPage } from "../../content/model/linked-page.ts";
import { factsIn } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import { idsIn } from "../operations/pages/ids.ts";
import { useEditing } from "./editing-context.ts";
import { useFiles, useSession, useSessionState } from "./use-session.ts";

/**
 * @param href as written in a formatted text; undefined for no link
 * @returns opens it; undefined if it goes nowhere yet
 */
export function useOpenLink(href: string | undefined): (() => void) | undefined {
  const session = useSession();
  const files = useFiles();
  const media = useSessionState(({ assets }) => assets.media);
  const { vocabulary } = session;
  const { openPage, goTo } = useEditing();
  if (href === undefined) return undefined;
  const linked = linkedPageIn(href);
  if (linked !== undefined) {
    const { page, section } = readLinkedPage(linked);
    const file = `${page}.json`;
    if (!files.has(file)) return undefined;
    const found = idsIn(vocabulary, fileValue(files, file)).find(({ id }) => id === section);
    return () => (found ? goTo({ file, path: found.path.slice(0, -1) }) : openPage(page));
  }
  const filled = fillFacts(href, factsIn(files)).text;
  const address = media.get(filled) ?? readLinkAddress(filled);
  if (address === undefined) return undefined;
  return () => void window.open(address, "_blank", "noopener");
}

/** The address of a button or link, as formatted texts write it. @param value of any shape */
export function hrefOfFields(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const { page, href, file, map } = value;
  if (typeof page === "string") return `page:${page}`;
  if (typeof map === "string") return mapAddress(map);
  return [href, file].find((each) => typeof each === "string");
}
