// A built site on the web, with the editor at `edit/`, and a fake GitHub that has its content.
import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { basename, join } from "node:path";
import { inject } from "vitest";
import { hashOfContent } from "../../src/store/setup.ts";
import { draftBranch } from "../../src/store/git/names.ts";
import { contentTypeOf } from "../../src/server/http/content-type.ts";
import { netlifyHeaders } from "../host/published-hosts.ts";
import { startStandIn, type StandIn } from "../store/github/stand-in.ts";

/**
 * GitHub Pages serves a project in a folder, and gives its files no headers that matter here. Netlify gives them those
 * of `_headers`.
 */
export type Hosting = "GitHub Pages" | "Netlify";

export interface WebSite {
  github: StandIn;
  /** Of the editor. */
  address: string;
  /** The paths that were asked for, with their queries. */
  asked: string[];
  /** @returns undefined if the branch doesn't have the file */
  bytesOf: (name: string, branch?: string) => Buffer | undefined;
  textOf: (name: string, branch?: string) => string;
  /** The branch of the draft of a person. */
  draftOf: (login: string) => string;
  /** Someone else publishes: replaces a text in a file, where it must be. */
  publish: (name: string, from: string, to: string) => void;
  /**
   * The host has built what is published.
   * @param documents what is new in the built site's documents: path -> HTML
   */
  goLive: (documents?: ReadonlyMap<string, string>) => Promise<void>;
  end: () => Promise<void>;
}

/** GitHub's address in the built files, in whose place they get that of the fake one. */
const api = "https://api.github.com";

const owned = { owner: "ledgerwren", name: "website" };

/**
 * @param files more files, or others: path in the built site -> content
 */
export async function startWebSite(
  hosting: Hosting,
  files: ReadonlyMap<string, string | Uint8Array> = new Map(),
): Promise<WebSite> {
  const content = inject("builtContent");
  const folder = basename(content);
  const github = await startStandIn({ ...owned, content, folder });
  const ownApi = github.api.replace("127.0.0.1", "localhost");
  const served = new Map(files);
  const read = async (path: string): Promise<string | Uint8Array | undefined> => {
    const found = served.get(path) ?? (await readFile(join(inject("builtSite"), path)).catch(none));
    return found && path.endsWith(".html") ? found.toString().replaceAll(api, ownApi) : found;
  };
  const netlifyAt = await netlifyHeaders(join(inject("builtSite"), "_headers"));
  const withOwnApi = (values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.replaceAll(api, ownApi)]),
    );
  const headersAt = (pathname: string): OutgoingHttpHeaders =>
    hosting === "Netlify"
      ? withOwnApi(netlifyAt(pathname))
      : // As recorded from a site at github.io.
        { "Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=600" };
  const base = hosting === "Netlify" ? "/" : "/website/";
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    asked.push(request.url ?? "");
    const path = decodeURI(pathname.slice(base.length)).replace(/(^|\/)$/, "$1index.html");
    void read(path).then((found) => {
      if (found === undefined) return response.writeHead(404).end();
      return response
        .writeHead(200, { "Content-Type": contentTypeOf(path), ...headersAt(pathname) })
        .end(found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const tree = (branch: string) => contentTree(github, branch, folder);
  const bytesOf = (name: string, branch = "main") => {
    const oid = tree(branch).get(name);
    return oid === undefined ? undefined : github.state.repository.object(oid)?.content;
  };
  const textOf = (name: string, branch?: string) => bytesOf(name, branch)?.toString() ?? "";
  return {
    github,
    address: `http://localhost:${port}${base}edit/`,
    asked,
    bytesOf,
    textOf,
    draftOf: (login) => draftBranch({ login, name: login }, { branch: "main", folder }),
    publish(name, from, to) {
      const text = textOf(name);
      if (!text.includes(from)) throw new Error(`${name} has no “${from}”.`);
      const changed = { [`${folder}/${name}`]: text.replace(from, () => to) };
      github.state.commit({ branch: "main", files: changed, message: "Change it at GitHub" });
    },
    async goLive(documents = new Map()) {
      for (const [path, html] of documents) served.set(path, html);
      served.set("edit/live.json", JSON.stringify({ hash: await hashOfContent(tree("main")) }));
    },
    async end() {
      server.closeAllConnections();
      server.close();
      await github.stop();
    },
  };
}

const none = () => undefined;

/** Path in the content folder -> git's object id. */
function contentTree({ state }: StandIn, branch: string, folder: string): Map<string, string> {
  const { repository } = state;
  const list = (oid: string | undefined, above: string): [string, string][] =>
    (repository.tree(oid ?? "") ?? []).flatMap((entry) =>
      entry.mode === "40000"
        ? list(entry.oid, `${above}${entry.name}/`)
        : [[above + entry.name, entry.oid]],
    );
  const commit = repository.commit(repository.branches().get(branch) ?? "");
  const all = list(commit?.tree, "").filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(all.map(([path, oid]) => [path.slice(folder.length + 1), oid]));
}
