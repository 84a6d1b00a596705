// People over the fake GitHub, whose repository is a real one.
import { secondSite } from "../../fixtures/sites.ts";
import { connect } from "../github/connect.ts";
import { replaceContent } from "../github/replace-content.ts";
import { anna, startStandIn, type StandIn, type Trouble as Answer } from "../github/stand-in.ts";
import { writeChangedTree, type TreeChanges } from "../github/write-tree.ts";
import type { Device, Trouble, World } from "./world.ts";

const folder = "content";

const answers: Readonly<Record<Trouble, Answer>> = {
  "answer lost": "answer lost",
  "request lost": "request lost",
  "hour used up": {
    status: 403,
    message: "API rate limit exceeded for user ID 583231.",
    headers: { "X-RateLimit-Remaining": "0" },
  },
  "signed out": { status: 401, message: "Bad credentials" },
  "host broken": { status: 502, message: "Server Error" },
};

class GitHubWorld implements World {
  now = Date.parse("2025-05-27T09:00:00Z");
  readonly #standIn: StandIn;

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
  }

  device(login: string): Device {
    const standIn = this.#standIn;
    const { state } = standIn;
    const token = `github_pat_${login}`;
    state.tokens.set(token, { ...anna, login, name: login });
    return {
      open: () => connect(standIn, { token }).host,
      trouble: (kind, after) => standIn.once(/./, answers[kind], after),
      lag: () => void (state.lag = Math.min(2, state.lag + 1)),
    };
  }

  calm(): void {
    this.#standIn.state.lag = 0;
    this.#standIn.state.forgetPast();
    this.#standIn.calm();
  }

  read(name: string): string | undefined {
    const { repository } = this.#standIn.state;
    const oid = this.#files("main").get(`${folder}/${name}`)?.oid;
    return oid && repository.object(oid)?.content.toString();
  }

  authors(): readonly string[] {
    const { repository } = this.#standIn.state;
    const found: string[] = [];
    for (let at = repository.branches().get("main"); at !== undefined;) {
      const commit = repository.commit(at);
      found.push(commit?.author.name ?? "");
      at = commit?.parents[0];
    }
    return found;
  }

  branches(): readonly string[] {
    return [...this.#standIn.state.repository.branches().keys()];
  }

  accept(branch: string): void {
    const { state } = this.#standIn;
    const { repository } = state;
    const main = repository.branches().get("main") ?? "";
    const proposed = repository.branches().get(branch);
    if (proposed === undefined) return;
    const base = this.#files(repository.commit(proposed)?.parents.at(-1) ?? "");
    const [before, after] = [this.#files(main), this.#files(proposed)];
    const changes = new Map<string, { mode: string; oid: string } | null>();
    for (const path of new Set([...base.keys(), ...after.keys()])) {
      const oid = after.get(path)?.oid;
      if (base.get(path)?.oid === oid || before.get(path)?.oid === oid) continue;
      if (before.get(path)?.oid !== base.get(path)?.oid) return;
      changes.set(path, after.get(path) ?? null);
    }
    this.#commit(main, changes, `Accept ${branch}\n\n${repository.commit(proposed)?.message}`);
    state.setBranch(branch, undefined);
  }

  async end(): Promise<void> {
    await this.#standIn.stop();
  }

  #commit(parent: string, changes: TreeChanges, message: string): void {
    const { state } = this.#standIn;
    const tree = writeChangedTree(state.repository, state.repository.commit(parent)?.tree, changes);
    if (!tree) throw new Error("The proposal can't be accepted.");
    const by = { name: "Owner", email: "owner@example.org", date: state.nextTime() };
    const commit = { tree, parents: [parent], author: by, committer: by, message };
    state.setBranch("main", state.repository.writeCommit(commit));
  }

  /** By path. @param name a branch or a commit */
  #files(name: string): Map<string, { mode: string; oid: string }> {
    const { repository } = this.#standIn.state;
    const files = new Map<string, { mode: string; oid: string }>();
    const read = (tree: string, path: string) => {
      for (const entry of repository.tree(tree) ?? [])
        if (entry.mode === "40000") read(entry.oid, `${path}${entry.name}/`);
        else files.set(path + entry.name, { mode: entry.mode, oid: entry.oid });
    };
    read(repository.commit(repository.branches().get(name) ?? name)?.tree ?? "", "");
    return files;
  }
}

export async function gitHubWorld(files: ReadonlyMap<string, Uint8Array>): Promise<World> {
  const standIn = await startStandIn({ content: secondSite });
  replaceContent(standIn, files);
  return new GitHubWorld(standIn);
}
