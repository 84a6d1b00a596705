// Serves Sveltia CMS over a fake GitHub with the same content, so that both editors are opened in turns.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { installWithNpm } from "../../../src/commands/run-npm.ts";
import { listen } from "../../../src/server/listen-on-port.ts";

/** Pinned, so that figures can be compared. */
const version = "0.221.1";

/** The fastest of the editors that keep a site at a Git host. */
export const peerName = `Sveltia CMS ${version}`;

export interface ServedPeer {
  /** Of the page that edits the site's home page. */
  address: string;
  /** What a browser remembers of a sign-in. */
  signedIn: Readonly<Record<string, string>>;
  close: () => void;
}

/**
 * @param folder a folder to install it in
 * @param content the site's content: a folder of JSON files
 */
export async function servePeer(folder: string, content: string): Promise<ServedPeer> {
  const script = await install(join(folder, "peer"));
  const files = await contentFiles(content);
  const host = createServer((request, response) => void answer(files, request, response));
  const api = `http://127.0.0.1:${await listen(host, 0)}`;
  const page = Buffer.from(pageFor(api));
  const server = createServer(({ url = "" }, response) => {
    const isScript = url.startsWith("/sveltia-cms.js");
    response.writeHead(200, {
      "Content-Type": isScript ? "text/javascript" : "text/html",
      "Content-Encoding": "br",
      "Cache-Control": isScript ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(isScript ? script : brotliCompressSync(page));
  });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}/#/collections/pages/entries/home`,
    signedIn: { "sveltia-cms.user": JSON.stringify(account) },
    close() {
      for (const each of [host, server]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

/** @returns its one script, compressed as a host would */
async function install(folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const dependencies = { "@sveltia/cms": version };
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const wrong = await installWithNpm(folder, "offline");
  if (wrong !== undefined) throw new Error(wrong);
  return brotliCompressSync(
    await readFile(join(folder, "node_modules/@sveltia/cms/dist/sveltia-cms.js")),
  );
}

const account = {
  backendName: "github",
  token: "token",
  id: 1,
  name: "Anna Maier",
  login: "anna-m",
  email: "anna@example.org",
  avatarURL: "",
  profileURL: "https://github.example/anna-m",
};

/** The fields of most blocks, as a developer would write them down for it. */
const fields = [
  { name: "title", label: "Title", widget: "string" },
  { name: "description", label: "Description", widget: "text", required: false },
  {
    name: "blocks",
    label: "Blocks",
    widget: "list",
    types: ["hero", "cardGrid", "list", "steps", "form", "contactInfo"].map((type) => ({
      name: type,
      label: type,
      widget: "object",
      fields: [
        { name: "heading", label: "Heading", widget: "string", required: false },
        { name: "text", label: "Text", widget: "markdown", required: false },
      ],
    })),
  },
];

function pageFor(api: string): string {
  const backend = { name: "github", repo: "dental/website", branch: "main", api_root: api };
  const pages = { name: "pages", label: "Pages", folder: "content", format: "json", fields };
  const config = {
    load_config_file: false,
    backend: { ...backend, graphql_api_root: `${api}/graphql` },
    media_folder: "content/media",
    collections: [{ ...pages, extension: "json", create: true, identifier_field: "title" }],
  };
  return `<!doctype html><html><head><meta charset="utf-8"><title>Content</title></head><body><script>window.CMS_MANUAL_INIT = true</script><script src="/sveltia-cms.js"></script><script>window.initCMS({ config: ${JSON.stringify(config)} })</script></body></html>`;
}

interface File {
  path: string;
  sha: string;
  text: string;
}

async function contentFiles(folder: string): Promise<File[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const sha = createHash("sha1").update(text).digest("hex");
      return { path: `content/${name}`, sha, text };
    }),
  );
}

const commit = {
  author: { name: "Otto", email: "otto@example.org", user: null },
  committedDate: "2025-05-27T08:00:00Z",
  oid: "b".repeat(40),
  message: "Start the site",
};

/** What GitHub would answer to what it asks for: https://docs.github.com/en/rest and /en/graphql */
async function answer(
  files: readonly File[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*, Authorization",
    "Access-Control-Max-Age": "86400",
  };
  if (request.method === "OPTIONS") return void response.writeHead(204, headers).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { url = "" } = request;
  const body = url.startsWith("/graphql")
    ? graphQl(files, Buffer.concat(chunks).toString())
    : rest(files, url);
  const all = { ...headers, "Content-Type": "application/json", "Content-Encoding": "gzip" };
  response.writeHead(body === undefined ? 204 : 200, body === undefined ? headers : all);
  response.end(body === undefined ? "" : gzipSync(JSON.stringify(body)));
}

function rest(files: readonly File[], url: string): unknown {
  if (url.includes("/collaborators/")) return undefined;
  if (url.includes("/git/trees/"))
    return {
      tree: files.map(({ path, sha, text }) => ({ type: "blob", path, sha, size: text.length })),
    };
  return { ...account, html_url: account.profileURL };
}

function graphQl(files: readonly File[], body: string): unknown {
  const { query } = JSON.parse(body) as { query: string };
  const history = { nodes: [commit] };
  const repository: Record<string, unknown> = {
    defaultBranchRef: { name: "main" },
    ref: { target: { history } },
  };
  for (const [, alias = "", sha] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g))
    repository[alias] = { text: files.find((file) => file.sha === sha)?.text, isTruncated: false };
  for (const [, alias = ""] of query.matchAll(/(commit_\d+): +ref/g))
    repository[alias] = { target: { history } };
  return { data: { repository } };
}
