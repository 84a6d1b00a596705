// Draws each sample block for the gallery with the site's own views, names and colors.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { plainLinks } from "../../components/PageLink.tsx";
import { createPreviewer } from "../../content/compile.ts";
import { samplePhoto } from "../../content/resolve/sample-photo.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Site } from "../../content/model/site.ts";
import { lookBeforeBuild } from "../../document/tokens.ts";
import siteStyles from "../ui/frame-styles.css?url";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { PageView } from "../../site/PageView.tsx";
import { parseDrawn } from "../ui/drawn-html.ts";
import { frameDocument } from "../ui/frame-document.ts";
import type { Files } from "../model/history.ts";
import type { Stored } from "../../store/store.ts";

/** Replaces every photo, so that the gallery requests nothing from other hosts. */
const photoName = "media/.sample.svg";
const photoSize = { kind: "svg", bytes: 0, width: 1600, height: 1067 };

/** Starts with a digit, which no page name can. */
const pageOf = (index: number) => `0-sample-${index}`;

interface SampleSite {
  vocabulary: Vocabulary;
  folder: string;
  files: Files;
  beside: Stored["assets"];
}

/** What a frame shows. */
interface Sample {
  html: string;
  css: string;
}

/** @returns undefined for a block that can't be drawn on this site */
export function drawSamples(
  { vocabulary, folder, files, beside }: SampleSite,
  blocks: readonly Json[],
): (Sample | undefined)[] {
  const pages = blocks.map((block, index) => {
    const page = { title: "Sample", description: "Sample", blocks: [withPhoto(block)] };
    return [`${pageOf(index)}.json`, JSON.stringify(page)] as const;
  });
  const { preview } = createPreviewer(vocabulary)({
    ...beside,
    folder,
    files: new Map([...files, ...pages]),
    media: new Map(beside.media).set(photoName, samplePhoto),
    measured: new Map(beside.measured).set(photoName, photoSize),
    mailOrigin: "",
  });
  try {
    const { site } = preview();
    return blocks.map((_block, index) => drawPage(site, pageOf(index)));
  } catch {
    // A broken site can't be drawn.
    return blocks.map(() => undefined);
  }
}

function drawPage(site: Site, name: string): Sample | undefined {
  const page = site.pages.find((each) => each.name === name);
  if (!page) return undefined;
  try {
    const view = createElement(PageView, { page, site, hidden: false });
    return documentWith(site, renderToStaticMarkup(view));
  } catch {
    // The sample may refer to something that this site doesn't have.
    return undefined;
  }
}

const inTheMiddle =
  "html{overflow:clip}body{display:grid;align-content:safe center;min-block-size:100vh}";

function documentWith(site: Site, body: string): Sample {
  const html = frameDocument({
    language: site.language,
    title: "Sample",
    styles: [siteStyles],
    body: `<main>${asWithScripting(body)}</main>`,
  });
  return { html, css: lookBeforeBuild(site) + inTheMiddle };
}

/** Removes what is for visitors without scripting, which would show the same content twice. */
function asWithScripting(html: string): string {
  const body = parseDrawn(html);
  for (const element of body.querySelectorAll(`noscript, ${plainLinks}`)) element.remove();
  return body.innerHTML;
}

function withPhoto(value: Json): Json {
  if (Array.isArray(value)) return value.map(withPhoto);
  if (!isFields(value)) return value;
  // Cast: values from JSON are JSON.
  const entries = (Object.entries(value) as [string, Json][]).map(([name, inner]) => {
    const isPhoto = name === "src" && typeof inner === "string";
    return [name, isPhoto ? photoName : withPhoto(inner)] as const;
  });
  return Object.fromEntries(entries);
}
