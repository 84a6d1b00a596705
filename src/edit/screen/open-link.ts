// Opens what a link goes to: a page in the editor, anything else in a new tab.
import { isFields } from "../../content/model/json.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress } from "../../content/text/address.ts";
import { mapAddress } from "../../content/text/contact-link.ts";
import { factsIn } from "../model/read-facts.ts";
import { useEditing } from "./editing-context.ts";
import { useSession } from "./use-session.ts";

/**
 * @param href as written in a formatted text; undefined for no link
 * @returns opens it; undefined if it goes nowhere yet
 */
export function useOpenLink(href: string | undefined): (() => void) | undefined {
  const { session, history } = useSession();
  const { openPage } = useEditing();
  if (href === undefined) return undefined;
  const page = /^page:(.+)$/.exec(href)?.[1];
  if (page !== undefined)
    return history.files.has(`${page}.json`) ? () => openPage(page) : undefined;
  const filled = fillFacts(href, factsIn(history.files)).text;
  const address = session.assets.media.get(filled) ?? readLinkAddress(filled);
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
