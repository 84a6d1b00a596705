// Everything that visitors, browsers and search engines get of an accepted mutant's page.
import type { Page, Site } from "../../../src/content/model/site.ts";
import { notFound } from "../../../src/host/not-found.ts";
import { islandProps } from "../../../src/site/island-props.ts";
import { ownDocuments } from "../../../src/document/documents.ts";
import { allPages, ownDocument, renderSite } from "../../../src/site/render.tsx";

export interface Output {
  head: string;
  /** The document's, and on a small site that of one with a part of the pages only. */
  bodies: string[];
  /** What the islands take, as JSON. */
  props: string[];
  /** What is shown at an address that doesn't exist. */
  missing: string;
}

/** What stands for the files that a build makes. */
const files = { sharePicture: "./share.png", icon: "./icon.png", manifest: "./site.webmanifest" };

/** @param page the one whose file was changed; undefined for site.json, which shows on all pages */
export function outputOf(site: Site, page: Page | undefined): Output {
  const pages = page ? [page] : site.pages;
  const [own] = page ? [{ ...ownDocument(site, page), pages }] : [allPages(site)];
  const { head, body, data } = renderSite(site, files, own);
  // A document with all pages has no message for a page that can't be fetched.
  const part = page
    ? []
    : ownDocuments(site)
        .slice(0, 1)
        .map((each) => renderSite(site, files, each).body);
  return {
    head,
    bodies: [body + data, ...part],
    props: [...islandProps(pages, site).values()],
    missing: notFound(site, ""),
  };
}

/** The structured data for search engines, as JSON. */
export const structuredData =
  /<script type="application\/ld\+json"(?: id="[\w-]+")?>([^]*?)<\/script>/g;

/** All texts and attributes in it, in words that are parted by single spaces. */
export function wordsOf({ head, bodies, props, missing }: Output): string {
  const html = [head, ...bodies, missing].join("\n");
  const attributes = attributesOf(html).map(([, value]) => value);
  const reported = [...html.matchAll(structuredData)].map(([, json = ""]) => json);
  const visible = html.replaceAll(structuredData, " ");
  // A link that replaces a button until the script has run says the same as the button beside it, so texts are read without it, too.
  const shown = [visible, visible.replaceAll(/<a class="[^"]*" href="#page-.*?<\/a>/g, "")].map(
    (each) => each.replaceAll(/<[^>]*>/g, " "),
  );
  return words(
    [
      ...[...shown, ...attributes].map(decode),
      ...[...reported, ...props].flatMap((json) => textsIn(JSON.parse(json))),
    ].join("\n"),
  );
}

/** The words of a text, a space before, between and after. */
export function words(text: string): string {
  return ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

export function attributesOf(html: string): [name: string, value: string][] {
  return [...html.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
}

/** The texts in a value, without the fields that only say what kind of text each is. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => key !== "type" && key !== "href");
  return entries.flatMap(([, inner]) => textsIn(inner));
}

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
