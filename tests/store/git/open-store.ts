// Opens the git store over a host in memory.
import { readIcons } from "../../../src/files/icon-set.ts";
import { gitStore } from "../../../src/store/git/git-store.ts";
import type { HeadMemory, RememberedHead } from "../../../src/store/git/head-memory.ts";
import type { GitSite } from "../../../src/store/git/git-site.ts";
import type { LookSite } from "../../../src/store/git/look-branch.ts";
import type { PageCache } from "../../../src/store/git/page-cache.ts";
import type { GitHost } from "../../../src/store/git-host.ts";
import type { Store } from "../../../src/store/store.ts";
import { siteFiles } from "../contract/site.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

/** A browser's storage. */
export function memoryCache(): PageCache & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    get: (oids) =>
      Promise.resolve(
        new Map(
          oids.flatMap((oid) => {
            const content = files.get(oid);
            return content ? [[oid, content]] : [];
          }),
        ),
      ),
    put(more) {
      for (const [oid, content] of more) files.set(oid, content);
      return Promise.resolve();
    },
    ids: () => Promise.resolve(new Set(files.keys())),
  };
}

export function gitSite(more: Partial<GitSite> = {}): GitSite {
  return {
    branch: "main",
    folder: "content",
    builtFolder: "content",
    editor: "https://site.example/edit/",
    icons: () => Promise.resolve(readIcons()),
    vocabulary: () => Promise.resolve(engineVocabulary),
    built: () => Promise.resolve(undefined),
    live: () => Promise.resolve(undefined),
    cache: memoryCache(),
    beside: (folder) => {
      throw new Error(`A test that reads ${folder} must bring a host for it.`);
    },
    ...more,
  };
}

/** For people who only look at a branch. */
export function lookSite({ cache = memoryCache(), ...more }: Partial<LookSite> = {}): LookSite {
  return { ...gitSite(more), cache };
}

/** What a tab remembers across a reload. */
export function tabOf(): HeadMemory {
  const heads = new Map<string, RememberedHead>();
  return {
    read: (branch) => heads.get(branch),
    write: (branch, head) => void heads.set(branch, head),
  };
}

interface Browser {
  site?: GitSite;
  memory?: HeadMemory;
  /** The clock, in milliseconds. */
  now?: () => number;
}

export function openStore(
  host: GitHost,
  { site = gitSite(), memory = tabOf(), now = Date.now }: Browser = {},
): Store & { look: () => void } {
  const looks = new Set<() => void>();
  const watch = (look: () => void) => {
    looks.add(look);
    return () => looks.delete(look);
  };
  const store = gitStore(host, site, { now, watch, memory });
  /** As every half a minute while the page is visible. */
  return { ...store, look: () => looks.forEach((each) => each()) };
}

interface MemoryScene {
  repository: MemoryRepository;
  host: MemoryHost;
  /** Opens another tab. */
  open: (browser?: Browser) => ReturnType<typeof openStore>;
  otherDevice: () => ReturnType<typeof openStore>;
  /** The first tab. */
  store: ReturnType<typeof openStore>;
  /** The published text of start.json. */
  start: string;
}

/** Opens a new repository in memory, by whose clock the browsers of its one person go. */
export async function startInMemory(files?: ReadonlyMap<string, Uint8Array>): Promise<MemoryScene> {
  const repository = await MemoryRepository.with(files ?? (await siteFiles()));
  const host = new MemoryHost(repository);
  const open = (browser: Browser = {}, at = host) =>
    openStore(at, { now: () => repository.now, ...browser });
  const otherDevice = () => open({}, new MemoryHost(repository));
  const start = repository.read("start.json") ?? "";
  return { repository, host, open, otherDevice, store: open(), start };
}
