// Draws each sample block for the gallery with the site's own views, names and colors.
import { createElement, type ReactElement } from "react";
import { plainLinks } from "../../components/PageLink.tsx";
import { createPreviewer } from "../../content/compile.ts";
import { samplePhoto } from "../../content/resolve/sample-photo.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Site } from "../../content/model/site.ts";
import { lookBeforeBuild } from "../../document/tokens.ts";
import siteStyles from "../ui/frame-styles.css?url";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { PageView } from "../../site/PageView.tsx";
import { frameDocument } from "../ui/frame-document.ts";
import type { Files } from "../model/history.ts";
import type { Stored } from "../../store/store.ts";

/** Replaces every photo, so that the gallery requests nothing from other hosts. */
const photoName = "media/.sample.svg";
/** A video that the site doesn't have yet. Only its poster is drawn. */
const videoName = "media/.sample.mp4";
const photoSize = { kind: "svg", bytes: 0, width: 1600, height: 1067 };

/** Starts with a digit, which no page name can. */
const pageOf = (index: number) => `0-sample-${index}`;

interface SampleSite {
  vocabulary: Vocabulary;
  folder: string;
  files: Files;
  beside: Stored["assets"];
}

/** For a frame. */
interface Sample {
  html: string;
  css: string;
}

/** @returns undefined for a site that can't be drawn */
export function siteWithSamples(
  { vocabulary, folder, files, beside }: SampleSite,
  blocks: readonly Json[],
): Site | undefined {
  const pages = blocks.map((block, index) => {
    const page = { title: "Sample", description: "Sample", blocks: [withPhoto(block)] };
    return [`${pageOf(index)}.json`, JSON.stringify(page)] as const;
  });
  const { preview } = createPreviewer(vocabulary)({
    ...beside,
    folder,
    files: new Map([...files, ...pages]),
    media: new Map(beside.media).set(photoName, samplePhoto).set(videoName, videoName),
    measured: new Map(beside.measured)
      .set(photoName, photoSize)
      .set(videoName, { kind: "mp4", bytes: 0 }),
  });
  try {
    return preview().site;
  } catch {
    return undefined;
  }
}

/** @param index which of the blocks */
export function sampleView(site: Site, index: number): ReactElement | undefined {
  const page = site.pages.find((each) => each.name === pageOf(index));
  return page && createElement(PageView, { page, site, hidden: false });
}

const inTheMiddle =
  "html{overflow:clip}body{display:grid;align-content:safe center;min-block-size:100vh}";

/**
 * What a frame shows.
 * @param drawn what React has drawn of the sample
 * @returns undefined if it couldn't: it may refer to something that this site doesn't have
 */
export function sampleDocument(site: Site, drawn: HTMLElement): Sample | undefined {
  if (!drawn.hasChildNodes()) return undefined;
  const html = frameDocument({
    language: site.language,
    title: "Sample",
    styles: [siteStyles],
    body: `<main>${asWithScripting(drawn)}</main>`,
  });
  return { html, css: lookBeforeBuild(site) + inTheMiddle };
}

/** Leaves out what is for visitors without scripting, which would show the same content twice. */
function asWithScripting(drawn: HTMLElement): string {
  const body = drawn.ownerDocument.importNode(drawn, true);
  for (const element of body.querySelectorAll(`noscript, ${plainLinks}`)) element.remove();
  return body.innerHTML;
}

function withPhoto(value: Json): Json {
  if (Array.isArray(value)) return value.map(withPhoto);
  if (!isFields(value)) return value;
  // Cast: values from JSON are JSON.
  const entries = (Object.entries(value) as [string, Json][]).map(([name, inner]) => {
    if (typeof inner !== "string") return [name, withPhoto(inner)] as const;
    // The author is asked for this day, and here something has to be in its place.
    if (name === "firstDay") return [name, "2031-03-03"] as const;
    const isVideo = name === "file" && inner.startsWith("media/");
    return [name, name === "src" ? photoName : isVideo ? videoName : inner] as const;
  });
  return Object.fromEntries(entries);
}
