// The git store over the real GitHub, as "what a Store must do" tries it: each row starts with its content on `main`.
import { expect } from "vitest";
import { draftBranch } from "../../../src/store/git/names.ts";
import type { GitHost, NewFile } from "../../../src/store/git-host.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import type { Changes, Colleague, Subject } from "../contract/row.ts";
import { change as changeFiles, type SiteFiles } from "../contract/site.ts";
import { gitSite, openStore } from "../git/open-store.ts";
import { lookOf } from "./connect.ts";

const main = "main";

/** The branches that rows send. */
const proposed = ["new-title", "words"];

export interface Accounts {
  /** Connects as another tab would. */
  mine: () => GitHost;
  /** Someone else who may publish; rows that need a colleague are left out without them. */
  theirs?: () => GitHost;
}

/** @param files the content that the row starts with, in a commit of its own */
export async function openReal({ mine, theirs }: Accounts, files: SiteFiles): Promise<Subject> {
  const host = mine();
  const branches = [draftBranch(await host.person(), gitSite()), ...proposed];
  await removeAll(host, branches);
  await startWith(host, files);
  for (const branch of branches) await settled(host, branch, undefined);
  const store = openStore(mine());
  return {
    store,
    async elsewhere(changes) {
      await changeFiles(openStore(mine()), changes);
      store.look();
    },
    ...(theirs && { colleague: await colleagueAt(theirs()) }),
    end: () => removeAll(host, branches),
  };
}

async function colleagueAt(host: GitHost): Promise<Colleague> {
  return {
    name: (await host.person()).name,
    publish: (changes, message) => commitToMain(host, asFiles(changes), message),
    send: (branch, changes) => sendTo(host, branch, asFiles(changes)),
    async read(name) {
      const oid = (await lookOf(host, main)).tree.get(name);
      return oid && new TextDecoder().decode((await host.read([oid])).get(oid));
    },
    async commits() {
      let count = 0;
      for (let last: string | undefined; ;) {
        const more = await host.commits(main, last);
        if (more.length === 0) return count;
        count += more.length;
        last = more.at(-1)?.commit;
      }
    },
  };
}

const asFiles = (changes: Changes): NewFile[] =>
  Object.entries(changes).map(([name, text]) => ({
    name,
    content: text === null ? null : { text },
  }));

/** Makes the content of `main` exactly these files. */
async function startWith(host: GitHost, files: SiteFiles): Promise<void> {
  const { tree } = await lookOf(host, main);
  const changes: NewFile[] = [...tree.keys()]
    .filter((name) => !files.has(name))
    .map((name) => ({ name, content: null }));
  for (const [name, content] of files)
    if (tree.get(name) !== (await objectIdOf(content)))
      changes.push({ name, content: { bytes: content } });
  if (changes.length > 0) await commitToMain(host, changes);
}

async function commitToMain(
  host: GitHost,
  files: readonly NewFile[],
  message = "Case",
): Promise<void> {
  const { commit } = await lookOf(host, main);
  const change = { branch: main, expected: commit, over: commit, files, message };
  await settled(host, main, await host.commitTo(change));
}

async function sendTo(host: GitHost, branch: string, files: readonly NewFile[]): Promise<void> {
  const { commit: over } = await lookOf(host, main);
  const change = { branch, expected: undefined, over, files, message: "Case" };
  await settled(host, branch, await host.commitTo(change));
}

/** Answers can be older than the last write, and a row begins with what they tell. */
async function settled(host: GitHost, branch: string, commit: string | undefined): Promise<void> {
  await expect.poll(async () => (await host.look([branch]))[0]?.commit).toBe(commit);
}

async function removeAll(host: GitHost, branches: readonly string[]): Promise<void> {
  for (const branch of branches) {
    const [look] = await host.look([branch]);
    if (look) await host.remove(branch, look.commit);
  }
}
