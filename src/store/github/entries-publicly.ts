// Lists the content folder of a public repository without signing in, with as few requests as REST allows.
import { Refused } from "../git-host.ts";
import type { Connection } from "./connection.ts";
import type { Entry } from "./kinds.ts";
import { t } from "../../words/t.ts";

interface RestTree {
  sha: string;
  /** True if GitHub has left some out: https://docs.github.com/en/rest/git/trees#get-a-tree */
  truncated: boolean;
  tree: readonly { path: string; mode: string; type: string; sha: string }[];
}

/** Trees never change, so each is read once. */
export type TreeCache = Map<string, Promise<RestTree>>;

/**
 * @param root the object id of the whole repository's tree, which may be too large to be listed with all folders
 * @returns what is in the content folder and in its `media` folder
 */
export async function entriesPublicly(
  connection: Connection,
  root: string,
  folder: string,
  cache: TreeCache,
): Promise<Entry[]> {
  const read = (path: string): Promise<RestTree> => {
    const reading = cache.get(path) ?? connection.json<RestTree>({ path: `/git/trees/${path}` });
    cache.set(path, reading);
    reading.catch(() => cache.delete(path));
    return reading;
  };
  const listed = async (oid: string) => {
    const { truncated, tree } = await read(oid);
    if (truncated) throw new Refused("other", tooMany);
    return tree;
  };
  const folderIn = async (oid: string, name: string) =>
    (await listed(oid)).find(({ path, type }) => path === name && type === "tree")?.sha;
  let at = root;
  for (const name of folder.split("/").filter(Boolean)) {
    const inside = await folderIn(at, name);
    if (inside === undefined) return [];
    at = inside;
  }
  const whole = await read(`${at}?recursive=1`);
  const isShown = ({ path }: Listed) => /^(media\/)?[^/]+$/.test(path);
  if (!whole.truncated) return whole.tree.filter(isShown).map((each) => entryOf(each, ""));
  const media = await folderIn(at, "media");
  return [
    ...(await listed(at)).map((each) => entryOf(each, "")),
    ...(media === undefined ? [] : await listed(media)).map((each) => entryOf(each, "media/")),
  ];
}

type Listed = RestTree["tree"][number];

/** @param folder what its path begins with */
function entryOf({ path, mode, sha }: Listed, folder: string): Entry {
  return { name: folder + path, mode, oid: sha };
}

const tooMany = t`A folder of this site has more files than GitHub lists, so the site can't be read without signing in. Sign in, or ask the owner of the repository to move files out of it.`;
