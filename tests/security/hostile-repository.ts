// A repository whose branches, authors and messages are payloads, with a colleague's commit still to be pulled.
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  makeRepositories,
  useOwnGitSettings,
  type Copy,
  type Repositories,
} from "../git/repositories.ts";
import { branchNames, payloads } from "./payloads.ts";

/** @param from the folder of the site that is published first */
export async function makeHostileRepository(from: string): Promise<Repositories> {
  useOwnGitSettings();
  const all = await makeRepositories({ "README.md": "A site\n" });
  const [current = "main", ...others] = branchNames.filter((name) => name.startsWith('">'));
  await cp(from, all.mine.content, { recursive: true });
  commitAs(all.mine, 0);
  all.mine.git("branch", "--move", current);
  all.mine.git("push", "--quiet", "--set-upstream", "origin", current);
  for (const name of others) all.mine.git("branch", name);
  all.mine.git("push", "--quiet", "--all", "origin");
  all.hers.git("fetch", "--quiet");
  all.hers.git("checkout", "--quiet", current);
  const about = await readFile(join(all.hers.content, "about.json"), "utf8");
  await all.hers.write("content/about.json", about.replace('"title": "', '"title": "Hers: '));
  commitAs(all.hers, 40);
  all.hers.git("push", "--quiet", "origin", current);
  return all;
}

/** @param at the first payload to use */
function commitAs(copy: Copy, at: number): void {
  const [author, address, message] = payloads.slice(at);
  // Git itself removes what ends a name.
  copy.git("config", "user.name", author?.text ?? "");
  copy.git("config", "user.email", address?.text ?? "");
  copy.git("add", "--all");
  const own = `--author=${author?.text.replaceAll(/[<>]/g, "")} <${address?.text.replaceAll(/[<>]/g, "")}>`;
  copy.git("commit", "--quiet", own, "--message", message?.text ?? "");
}
