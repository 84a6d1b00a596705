// Draws each sample of a site's own types of block, and each such block in the content: what can't be drawn is reported
// by the check, so that no build fails on it.
import { renderToStaticMarkup } from "react-dom/server";
import { RefusedElement } from "../blocks/own/guarded-runtime.ts";
import { BlockView } from "../blocks/registry.tsx";
import { createPreviewer } from "../content/compile.ts";
import { pageNameOf, type ContentInput } from "../content/model/input.ts";
import type { Block, Page, Site } from "../content/model/site.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { filesOf, type BlocksFolder } from "./blocks-folder.ts";
import { atTop, findingIn, placeAt, wrong, type FoundInFile } from "./found.ts";
import type { LoadedBlocks } from "./loaded-blocks.ts";
import { pageWith, samplesOf } from "./samples.ts";

/** @returns a function that only compiles files again that have changed since its last call */
export function createTrial(folder: BlocksFolder, vocabulary: Vocabulary): LoadedBlocks["tryOn"] {
  const samples = folder.types.flatMap((type) => samplesOf(type, vocabulary));
  const pages = samples.map(
    (block, at) => [`0-sample-${at}.json`, JSON.stringify(pageWith(block))] as const,
  );
  const own = new Set(folder.types);
  const isSample = new Set(pages.map(([file]) => pageNameOf(file)));
  const preview = createPreviewer(vocabulary);
  return (input, isSound) => {
    // The samples may use the names in the content.
    const site = siteOf(preview, { ...input, files: new Map([...input.files, ...pages]) });
    if (!site) return [];
    const [ofSamples, ofContent] = [true, false].map((is) =>
      site.pages.filter(({ name }) => isSample.has(name) === is),
    );
    const found = [...(ofSamples ?? []), ...((isSound && ofContent) || [])].flatMap((page) =>
      page.blocks
        .filter(({ type }) => own.has(type))
        .flatMap((block) => failureOf(block, page, site, isSample.has(page.name), folder)),
    );
    return withoutRepeated(found).map((each) => findingIn(folder, each));
  };
}

/** One mistake in a view is reported once, however many blocks it is in. */
function withoutRepeated(found: readonly FoundInFile[]): FoundInFile[] {
  const known = new Set<string>();
  return found.filter(({ file, location }) => {
    const place = JSON.stringify([file, location]);
    return !known.has(place) && known.add(place);
  });
}

/** @returns undefined if the content has mistakes that leave no site: they are reported anyway */
function siteOf(
  preview: ReturnType<typeof createPreviewer>,
  input: ContentInput,
): Site | undefined {
  try {
    return preview(input).preview().site;
  } catch {
    return undefined;
  }
}

function failureOf(
  block: Block,
  page: Page,
  site: Site,
  isSample: boolean,
  folder: BlocksFolder,
): FoundInFile[] {
  try {
    renderToStaticMarkup(
      <BlockView block={block} site={site} page={page.name} language={site.language} />,
    );
    return [];
  } catch (error) {
    const { view } = filesOf(block.type);
    const failure = asError(error);
    if (failure instanceof RefusedElement)
      return [failedAt(failure, folder, view, { message: failure.message, hint: refusedHint })];
    const where = isSample ? "its own sample" : `a block on the page "${page.name}"`;
    return [
      failedAt(failure, folder, view, {
        message: `This view fails for ${where}: ${failure.message.replace(/\.+$/, "")}.`,
        hint: "A field that isn't required can be left out: draw the block without it, too.",
      }),
    ];
  }
}

/** A view can throw anything. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** @param view the file that is named if the failure has no place in any */
export function failedAt(
  { stack = "" }: Error,
  { files }: BlocksFolder,
  view: string,
  words: { message: string; hint: string },
): FoundInFile {
  for (const [, name = "", line, column] of stack.matchAll(/([\w.-]+\.tsx?):(\d+):(\d+)/g)) {
    const text = files.get(name);
    if (text !== undefined)
      return wrong("own-view", name, placeAt(text, Number(line), Number(column)), words);
  }
  return wrong("own-view", view, atTop, words);
}

const refusedHint =
  "The README of blocks of your own, BLOCKS.md in the package, says what a view can have.";
