// Reads what others have published since the content on disk started, and brings their media to disk.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Changer, PublishAnswer } from "../store/store.ts";
import { theirNames } from "../store/publishing.ts";
import type { Basis } from "./basis.ts";
import { isMedia } from "../content/model/input.ts";
import { textsOf, withIndex } from "./content-tree.ts";
import { git } from "./git.ts";
import type { Repository } from "./repository.ts";

type Overtaken = Extract<PublishAnswer, { is: "overtaken" }>;

export async function theirTexts(
  repository: Repository,
  basis: Basis,
): Promise<Pick<Overtaken, "files" | "before">> {
  const before = await textsOf(repository, basis.base);
  const after = await textsOf(repository, basis.published);
  const names = theirNames(basis.theirs, before, after);
  const files = await Promise.all(
    names.map(async (name) => {
      const by = await changersOf(repository, basis, name);
      return { name, theirs: after.get(name), by };
    }),
  );
  return { files, before: Object.fromEntries(before) };
}

/** Everyone who has changed a file since the base, by the names in their commits. */
async function changersOf(
  { folder }: Repository,
  { base, published }: Basis,
  name: string,
): Promise<Changer[]> {
  const asked = ["log", "--format=%aN", `${base}..${published}`, "--", join(folder, name)];
  const names = new Set((await git(folder, asked)).split("\n").filter(Boolean));
  return [...names].map((each) => ({ is: "other", name: each }));
}

/** Writes others' media to disk, because their pages show them. Call it only if no local file is in the way. */
export async function takeInMedia(repository: Repository, basis: Basis): Promise<void> {
  const { folder } = repository;
  const media = basis.theirs.filter(({ name }) => isMedia(name));
  await withIndex(repository, basis.published, async (own) => {
    const come = media.filter(({ after }) => after !== undefined);
    const input = come.map(({ name }) => `${name}\0`).join("");
    await git(folder, ["checkout-index", "--force", "-z", "--stdin"], { ...own, input });
  });
  for (const { name, after } of media)
    if (after === undefined) await rm(join(folder, name), { force: true });
}
