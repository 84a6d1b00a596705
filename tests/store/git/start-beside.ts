// Opens the git store over a repository in memory that has content folders beside the edited one.
import type { GitSite } from "../../../src/store/git/git-site.ts";
import { siteFiles } from "../contract/site.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { gitSite, openStore } from "./open-store.ts";

export type BesideScene = Awaited<ReturnType<typeof startBeside>>;

/** @param others texts of the first commit, by their path from the edited folder: `../content-de/site.json` */
export async function startBeside(others: Readonly<Record<string, string>> = {}) {
  const encoder = new TextEncoder();
  const more = Object.entries(others).map(([path, text]) => [path, encoder.encode(text)] as const);
  const repository = await MemoryRepository.with(new Map([...(await siteFiles()), ...more]));
  const hosts = new Map<string, MemoryHost>();
  const beside = (folder: string): MemoryHost => {
    const host = hosts.get(folder) ?? new MemoryHost(repository, "anna", folder);
    hosts.set(folder, host);
    return host;
  };
  const open = (site: Partial<GitSite> = {}) => {
    const { folder = "content" } = site;
    return openStore(beside(folder), {
      now: () => repository.now,
      site: gitSite({ beside, ...site }),
    });
  };
  return { repository, host: beside("content"), beside, open, store: open() };
}

/** What the host of a folder was asked since the last call. */
export const takeRequests = (host: MemoryHost): string[] => host.requests.splice(0);
