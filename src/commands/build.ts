// `npm run build`: content to a folder that any host can serve, or a refusal that changes nothing.
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Page, Site } from "../content/model/site.ts";
import { visibleInLine } from "../content/text/invisible.ts";
import { islandProps } from "../site/island-props.ts";
import { renderSite } from "../site/render.tsx";
import { bundle } from "../document/bundle.ts";
import { loadContent, mailService, report, type LoadedContent } from "../files/content-folder.ts";
import { contentHash } from "../files/content-hash.ts";
import { CannotWrite } from "../files/cannot-write.ts";
import { contentFolder, NoContent, couldNotCode } from "../files/given-folder.ts";
import { exitCodeFor } from "./exit-code.ts";
import { sayOfNoArguments } from "./read-arguments.ts";
import { createPhotos } from "../files/photos.ts";
import { readIconLicence } from "../files/icons.ts";
import { clearLeftovers, replaceFolder } from "../files/output-folder.ts";
import { assembleDocument } from "../document/document.ts";
import { shareOut } from "../document/documents.ts";
import { shortNames, withShortNames } from "../document/short-names.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import { mediaFiles, servedMedia, type ServedMedia } from "../host/media.ts";
import { contentPolicy, withPolicy } from "../host/policy.ts";
import { licencesFile } from "../host/licences.ts";
import { notFound } from "../host/not-found.ts";
import { publishFiles } from "../host/publish-files.ts";
import { drawShared } from "../host/shared.ts";

type BuildResult =
  { ok: true; report: string; bytes: number } | { ok: false; report: string; exitCode: number };

/** From a site to all its files. Path in the built site -> what it holds. */
export type MakeFiles = (
  site: Site,
  content: LoadedContent,
) => Promise<Map<string, string | Uint8Array>>;

/**
 * Builds the site of a content folder into `outFolder`, which is replaced as a whole at the very end.
 * With a problem in the content nothing is written.
 * @param make what is built of it; what a host is given, unless another is named
 * @throws {NoContent} where there is none
 * @throws {CannotWrite} for what no change of content can mend, such as a full disk
 */
export async function buildSite(
  folder: string,
  outFolder: string,
  make: MakeFiles = makeHosted(new Date()),
): Promise<BuildResult> {
  await clearLeftovers(outFolder);
  const content = await loadContent(folder, mailService);
  const { result } = content;
  if (!result.ok)
    return { ok: false, report: report(content), exitCode: exitCodeFor(result.diagnostics) };
  const files = await make(result.site, content);
  await replaceFolder(outFolder, files);
  const bytes = Buffer.byteLength(files.get("index.html") ?? "");
  return { ok: true, report: report(content), bytes };
}

/**
 * What a host is given.
 * @param today from which it is counted until when security.txt holds
 */
export const makeHosted =
  (today: Date): MakeFiles =>
  async (site, content) => {
    const bundled = await bundle(site.palette);
    const { files, islands, runtimes, codeNames } = bundled;
    files.set(...licencesFile(bundled.licences, await readIconLicence()));
    const props = propsFiles(site);
    const addresses: Record<string, string> = {};
    for (const [name, { path, json }] of props) {
      files.set(path, json);
      addresses[name] = `./${path}`;
    }
    const media = servedMedia(content.media.values(), createPhotos());
    const drawn = await drawShared(site, (address) => readServed(media, address));
    for (const [path, png] of drawn.files) files.set(path, png);
    const template = await readTemplate();
    const css = siteStyles(site, bundled, [notFound(site, "")]);
    const isWhole = (pages: readonly Page[]) => pages.length === site.pages.length;
    const assemble = (pages: readonly Page[]) =>
      assembleDocument(template, {
        language: site.language,
        islands: { code: islands, props: addresses },
        inlined: {
          css,
          runtime: runtimes[isWhole(pages) ? "ofOne" : "ofMany"],
        },
        ...renderSite(site, drawn.head, pages),
      });
    const shorten = (html: string, like = html) =>
      withShortNames(html, shortNames(like, codeNames));
    const documents = shareOut(
      site,
      // Names differ from build to build: a tab from before must not be given pages with others.
      (pages) => (isWhole(pages) ? shorten(assemble(pages)) : assemble(pages)),
      (html) => brotliCompressSync(withPolicy(html, contentPolicy(site, [html]))).length,
    );
    for (const [path, bytes] of await mediaFiles(media, documents.values())) files.set(path, bytes);
    const hashed = [...files.keys()].map((path) => encodeURI(path)).sort();
    const missingPage = notFound(site, css);
    // The policy knows one stylesheet.
    const missing = documents.size === 1 ? shorten(missingPage, assemble(site.pages)) : missingPage;
    const published = publishFiles({ site, documents, icons: drawn.icons, hashed, missing, today });
    return new Map([...files, ...published]);
  };

async function readServed(media: ServedMedia, address: string): Promise<Uint8Array> {
  const read = media.get(address);
  if (!read) throw new Error(`There is no file for ${address}`);
  return read();
}

interface PropsFile {
  path: string;
  json: string;
}

/** What each island takes, in a file whose name changes with it, so that browsers may keep it. */
function propsFiles(site: Site): Map<string, PropsFile> {
  return new Map(
    [...islandProps(site.pages, site)].map(([name, json]) => [
      name,
      { path: `assets/${name}-${contentHash(json)}.json`, json },
    ]),
  );
}

const usage = `npm run build

  Builds the site into the folder dist, and leaves the earlier one as it was while there is an error.
  CONTENT_DIR says which folder it is built from; content, unless it is set.`;

/** @returns undefined where the site is to be built */
export const buildOptions = (args: readonly string[]) => sayOfNoArguments(args, usage);

/** What a run of the command says and how it ends. */
export interface BuildRun {
  output: string;
  exitCode: number;
}

/** @returns the sentence to show, and exit code 2, where the folder can't be read or the site can't be written */
export async function runBuild(folder: string, outFolder: string): Promise<BuildRun> {
  try {
    const result = await buildSite(folder, outFolder);
    const output = result.ok
      ? `${result.report}\n\nBuilt ${outFolder}/ from ${visibleInLine(folder)}/ (index.html: ${result.bytes} bytes).`
      : `${result.report}\n\nNothing was built; ${outFolder}/ is as it was.`;
    return { output, exitCode: result.ok ? 0 : result.exitCode };
  } catch (error) {
    if (!(error instanceof NoContent || error instanceof CannotWrite)) throw error;
    return { output: error.message, exitCode: couldNotCode };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { output, exitCode } =
    buildOptions(process.argv.slice(2)) ?? (await runBuild(contentFolder, "dist"));
  if (exitCode === 0) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}
