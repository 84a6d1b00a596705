// The dev server's store does what every store must do. Its routes answer without Vite, which would take a second a row.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createLogger, type Connect } from "vite";
import { afterAll, beforeAll, vi } from "vitest";
import { EditedContent } from "../../src/server/dev/edited-content.ts";
import { answerEditor } from "../../src/server/edit/routes.ts";
import { devStore } from "../../src/store/dev/dev-store.ts";
import { editAddress } from "../../src/store/dev/wire.ts";
import {
  copyRepositories,
  makeRepositories,
  publishedText,
  useOwnGitSettings,
  type Copy,
  type Repositories,
} from "../git/repositories.ts";
import type { Changes, Colleague, Subject } from "./contract/row.ts";
import { siteFiles, type SiteFiles } from "./contract/site.ts";
import { describeStore } from "./store-contract.ts";

useOwnGitSettings();

const logger = createLogger("silent");
const realFetch = fetch;
let repositories: Repositories;

beforeAll(async () => {
  repositories = await makeRepositories({ "README.md": "A site\n" });
  await writeAll(repositories.mine.content, await siteFiles());
  repositories.mine.commit();
  repositories.mine.git("push", "--quiet", "origin", "main");
  repositories.hers.git("pull", "--quiet");
});
afterAll(() => repositories.end());

describeStore("the dev server's store", {
  has: ["elsewhere", "colleague", "bytes"],
  async open(files, needs): Promise<Subject> {
    const all = needs.includes("colleague") ? await copyRepositories(repositories) : undefined;
    const root = all?.root ?? (await mkdtemp(join(tmpdir(), "store-")));
    const folder = all?.mine.content ?? root;
    if (!all) await writeAll(folder, files);
    const content = new EditedContent(folder);
    await content.read(logger);
    const server = await startRoutes(content);
    const page = await (await realFetch(server.address + editAddress)).text();
    const markOf = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(page)?.[1] ?? "";
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      // The dev server reads the folder when a file in it changes.
      if (/\/(?:content|media)/.test(path)) await content.read(logger);
      return realFetch(server.address + path, init);
    });
    return {
      store: devStore({ token: markOf("token"), site: markOf("site") }),
      async elsewhere(changes) {
        await writeTexts(folder, changes);
        await content.read(logger);
      },
      ...(all && { colleague: colleagueIn(all) }),
      async end() {
        server.end();
        await content.lock.release();
        await rm(root, { recursive: true });
      },
    };
  },
});

function colleagueIn(all: Repositories): Colleague {
  return {
    name: all.hers.git("show", "--no-patch", "--format=%an"),
    publish: (changes, message) => publishFrom(all.hers, changes, message),
    send: (branch, changes) => sendFrom(all.hers, branch, changes),
    read: (name) => Promise.resolve(readPublished(all, name)),
    commits: () => Promise.resolve(Number(all.remote.git("rev-list", "--count", "main"))),
  };
}

/** Answers as the dev server does under its addresses for the editor. */
async function startRoutes(content: EditedContent) {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  let handle: Handler | undefined;
  const use = (_path: string, handler: Handler) => (handle = handler);
  // Cast: the routes call nothing else of it.
  const middlewares = { use } as unknown as Connect.Server;
  answerEditor({ middlewares, logger, serveBeside: () => Promise.resolve("") }, content);
  const server = createServer((request, response) => {
    request.url = (request.url ?? "").slice(editAddress.length) || "/";
    handle?.(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((go) => server.listen(0, "127.0.0.1", go));
  // Cast: it listens on a port, and not on a pipe.
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}`, end };
}

async function writeAll(folder: string, files: SiteFiles): Promise<void> {
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

async function writeTexts(folder: string, changes: Changes): Promise<void> {
  for (const [name, text] of Object.entries(changes))
    if (text === null) await rm(join(folder, name));
    else await writeFile(join(folder, name), text);
}

async function publishFrom(copy: Copy, changes: Changes, message = "Theirs"): Promise<void> {
  copy.git("pull", "--quiet");
  await writeTexts(copy.content, changes);
  copy.commit(message);
  copy.git("push", "--quiet", "origin", "main");
}

async function sendFrom(copy: Copy, branch: string, changes: Changes): Promise<void> {
  copy.git("checkout", "--quiet", "-b", branch);
  await writeTexts(copy.content, changes);
  copy.commit("Theirs");
  copy.git("push", "--quiet", "origin", branch);
  copy.git("checkout", "--quiet", "main");
}

/** With its last line end, which `git show` in tests leaves out. */
function readPublished(all: Repositories, name: string): string | undefined {
  const text = publishedText(all, `content/${name}`);
  if (text === "") return undefined;
  return all.remote.git("cat-file", "-s", `main:content/${name}`) === `${text.length}`
    ? text
    : `${text}\n`;
}
