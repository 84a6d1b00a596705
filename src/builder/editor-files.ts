// Makes the files of the editor at `/edit/` of the built site.
import { basename, relative, sep } from "node:path";
import type { Site } from "../content/model/site.ts";
import { contentHash } from "../files/content-hash.ts";
import type { LoadedContent } from "../files/content-folder.ts";
import { objectIdsIn } from "../files/object-ids.ts";
import { pathInRepository } from "../git/path-in-repository.ts";
import { storedIds } from "../git/stored-ids.ts";
import {
  hashOfContent,
  type Built,
  type BuiltContent,
  type EditorSetup,
  type Live,
  type ServedTexts,
} from "../store/setup.ts";
import type { EditorBundle } from "./editor-bundle.ts";
import { builtMedia, copiedMedia } from "./editor-media.ts";
import { editorPage, policyFor } from "./editor-page.ts";
import { publishedTexts, servedTexts } from "./published-texts.ts";
import { iconsToBegin } from "./icons-to-begin.ts";

/** The editor's folder in the built site. */
const folderName = "edit";

export interface EditorFiles {
  /** Path in the built site -> content. */
  files: Map<string, string | Uint8Array>;
  /** The policy of the editor's page. */
  policy: string;
  /** The paths of the files whose names change with their content. */
  hashed: string[];
}

/**
 * @param published the paths of the built site's other files
 * @param icon the address of the site's icon, as on its pages
 */
export async function editorFiles(
  site: Site,
  content: LoadedContent,
  published: Pick<ReadonlySet<string>, "has">,
  bundle: EditorBundle,
  icon: string,
): Promise<EditorFiles> {
  const icons = JSON.stringify(iconsToBegin(content.result.icons, content.vocabulary));
  const setup: EditorSetup = {
    url: site.url,
    folder: await repositoryPath(content.folder),
    repository: site.repository,
    icons: `icons-${contentHash(icons)}.json`,
    allIcons: bundle.allIcons,
    theme: content.theme?.theme,
  };
  const facts = site.repository
    ? await factsForRepository(content, published)
    : [["content.json", copyOf(content, published)] as const];
  const { module } = content.blocks;
  const blocks = module && `assets/${module.name}`;
  const hashed = new Map([...bundle.files, [setup.icons, icons]]);
  if (module && blocks !== undefined) hashed.set(blocks, module.text);
  const own = new Map<string, string | Uint8Array>([
    ...hashed,
    ["index.html", editorPage(setup, bundle, { icon, blocks })],
    ...facts.map(([path, value]) => [path, `${JSON.stringify(value)}\n`] as const),
  ]);
  const within = (path: string) => `${folderName}/${path}`;
  return {
    files: new Map([...own].map(([path, file]) => [within(path), file])),
    policy: policyFor(setup),
    hashed: [...hashed.keys()].map(within),
  };
}

async function factsForRepository(
  { folder, files, media }: LoadedContent,
  published: Pick<ReadonlySet<string>, "has">,
): Promise<[path: string, value: Built | Live | ServedTexts][]> {
  const readable = [...media].filter(([, { measured }]) => measured).map(([name]) => name);
  const ids = await storedIds(folder, await objectIdsIn(folder, [...files.keys(), ...readable]));
  return [
    ["built.json", { media: builtMedia(media, ids, published) }],
    ["live.json", { hash: await hashOfContent(ids) }],
    ["texts.json", { texts: servedTexts(files, ids) }],
  ];
}

function copyOf(
  { folder, files, media }: LoadedContent,
  published: Pick<ReadonlySet<string>, "has">,
): BuiltContent {
  return {
    folder: basename(folder),
    files: Object.fromEntries(publishedTexts(files)),
    media: copiedMedia(media, published),
  };
}

/** Without git, as on a host that builds a copy of the files, the current folder counts as the repository. */
async function repositoryPath(folder: string): Promise<string> {
  const path = relative("", folder).split(sep).join("/");
  return (await pathInRepository(folder)) ?? (path.startsWith("../") ? basename(folder) : path);
}
