// Reads the published pages of the same site in other languages, from their content folders.
import { siteFile, type SiblingPages } from "../../content/model/input.ts";
import { siblingPagesOf } from "../../content/model/sibling-pages.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import { Refused } from "../git-host.ts";
import type { Contents } from "./contents.ts";
import type { GitSite } from "./git-site.ts";
import { pathBeside } from "./path-beside.ts";
import { onlyContent, textsIn, type Tree } from "./tree.ts";

export interface SiblingPlace {
  site: Pick<GitSite, "folder" | "beside">;
  contents: Contents;
}

interface ReadSibling {
  /** Changes whenever one of its texts does. */
  version: string;
  /** undefined if the folder has no site. */
  pages: SiblingPages | undefined;
}

/** By the folder, as site.json names it. */
export type ReadSiblings = ReadonlyMap<string, ReadSibling>;

interface Answer {
  /** Without folders that are outside of the repository or couldn't be read. */
  read: ReadSiblings;
  /** False if one of them may be readable later. */
  isWhole: boolean;
  /** Whether it differs from what was known. */
  isNew: boolean;
}

/**
 * Takes one look and, where something has changed, one read for each folder.
 * @param commit the published one: by it, no answer is older than what the author sees
 * @param before what is known already
 */
export async function readSiblings(
  place: SiblingPlace,
  folders: readonly string[],
  commit: string,
  before: ReadSiblings,
): Promise<Answer> {
  const inside = folders.flatMap((folder) => {
    const path = pathBeside(place.site.folder, folder);
    return path === undefined ? [] : [{ folder, path }];
  });
  const found = await Promise.all(
    inside.map(async ({ folder, path }) => {
      const read = await readOne(place, path, commit, before.get(folder)).catch(ifRefused);
      return [folder, read ?? before.get(folder), read !== undefined] as const;
    }),
  );
  const read = new Map(found.flatMap(([folder, one]) => (one ? [[folder, one] as const] : [])));
  return {
    read,
    isWhole: found.every(([, , isRead]) => isRead),
    isNew:
      read.size !== before.size ||
      [...read].some(([folder, { version }]) => before.get(folder)?.version !== version),
  };
}

/** @returns undefined if the commit can't be read yet @throws {Refused} */
async function readOne(
  { site, contents }: SiblingPlace,
  path: string,
  commit: string,
  before: ReadSibling | undefined,
): Promise<ReadSibling | undefined> {
  const [look] = await site.beside(path).look([commit]);
  if (!look) return undefined;
  const { tree } = onlyContent(look);
  if (!tree.has(siteFile)) return { version: "", pages: undefined };
  const version = versionOf(tree);
  if (version === before?.version) return before;
  const texts = await contents.texts(tree);
  const values = new Map([...texts].map(([name, text]) => [name, parseJson(text)] as const));
  return { version, pages: siblingPagesOf(values) };
}

const versionOf = (tree: Tree): string =>
  textsIn(tree)
    .map((name) => `${tree.get(name)} ${name}`)
    .join("\n");

function ifRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
