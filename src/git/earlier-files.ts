// Writes files of an earlier commit into another folder.
import { sep } from "node:path";
import { withIndex } from "./content-tree.ts";
import { git, listed } from "./git.ts";

/**
 * @param folder in the repository
 * @param paths files and folders below `folder`; those that the commit doesn't have are left out
 * @param target the folder to write them to
 */
export async function writeEarlier(
  folder: string,
  commit: string,
  paths: readonly string[],
  target: string,
): Promise<void> {
  const place = await git(folder, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  const [root = "", prefix = ""] = place.split("\n");
  const tree = `${commit}:${prefix.replace(/\/$/, "")}`;
  await withIndex({ folder: root }, tree, async ({ environment }) => {
    const known = await git(root, ["ls-files", "-z", "--cached", "--", ...paths], { environment });
    const input = listed(known)
      .map((path) => `${path}\0`)
      .join("");
    // Git makes the folders of a path at its slashes, on Windows, too.
    const write = ["checkout-index", "-z", "--stdin", `--prefix=${target.replaceAll(sep, "/")}/`];
    await git(root, write, { environment, input });
  });
}
