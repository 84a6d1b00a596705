// Serves a built folder as a good host would, so that the preview shows what visitors get.
// Neither sirv nor Vite's preview can do this: they follow links out of the folder, ignore q=0 and lists of ETags, crash
// on `Range: bytes=5-2`, and can't transform a document.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { headerRules, headersAt } from "../host/headers.ts";
import { policyIn } from "../host/policy.ts";
import { contentTypeOf } from "./http/content-type.ts";

type Encoding = "br" | "gzip";
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } satisfies Record<
  Encoding,
  unknown
>;

/** Compressed content by encoding and ETag, because compressing a document takes longer than sending it. */
const compressed = new Map<string, Promise<Buffer>>();

function encode(content: Buffer, etag: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const known = compressed.get(key) ?? compress[encoding](content);
  compressed.set(key, known);
  return known;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates a handler that serves the files in a folder.
 * @param folder the built site
 * @param transform changes an HTML document or JSON before it is sent
 */
export function serveFolder(
  folder: string,
  transform: (text: string, request: IncomingMessage) => string,
): Serve {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return send(request, response, 405, { Allow: "GET, HEAD" }, "Method not allowed\n");
    }
    const path = readPath(request.url ?? "/");
    // Opens only paths that a listing of the folder contains, so no path can lead out of it.
    const files = await listFiles(folder);
    const at = siteAt(path ?? "/", files);
    const within = (path ?? "/").slice(at.length);
    const policyOf = async (page: string) => {
      const html = await readFile(join(folder, at, page), "utf8").catch(() => "");
      return policyIn(transform(html, request));
    };
    const policies = {
      site: await policyOf("index.html"),
      editor: await policyOf("edit/index.html"),
    };
    const rules = headerRules(policies, undefined, isPage(within) ? [within] : undefined);
    for (const [name, value] of Object.entries(headersAt(rules, within))) {
      response.setHeader(name, value);
    }
    if (path !== undefined && files.has(`${path}/index.html`)) {
      response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
      return;
    }
    if (path === undefined || !files.has(path)) {
      const missing = await readFile(join(folder, at, "404.html"), "utf8").catch(() => undefined);
      const type = missing === undefined ? "text/plain" : contentTypeOf("404.html");
      const headers = { "Cache-Control": "no-cache", "Content-Type": type };
      const text = missing === undefined ? "Not found\n" : transform(missing, request);
      return send(request, response, 404, headers, text);
    }
    const file = await readFile(join(folder, path));
    const type = contentTypeOf(path);
    const content = /^(text\/html|application\/json)/.test(type)
      ? Buffer.from(transform(file.toString("utf8"), request))
      : file;
    const etag = `W/"${createHash("sha256").update(content).digest("base64url")}"`;
    const headers: OutgoingHttpHeaders = {
      "Content-Type": type,
      ETag: etag,
    };
    const compressible = type.includes("charset=");
    if (compressible) headers.Vary = "Accept-Encoding";
    if (isCurrent(request.headers["if-none-match"], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = compressible ? chooseEncoding(request.headers["accept-encoding"]) : undefined;
    if (!encoding) return send(request, response, 200, headers, content);
    headers["Content-Encoding"] = encoding;
    send(request, response, 200, headers, await encode(content, etag, encoding));
  };
}

/**
 * The folder of the site that a path belongs to: a site in another language may be in a folder of this one, and each has a
 * page for missing addresses. Empty for the site at the root.
 */
function siteAt(path: string, files: ReadonlySet<string>): string {
  const end = path.lastIndexOf("/");
  if (end <= 0) return "";
  const folder = path.slice(0, end);
  return files.has(`${folder}/404.html`) ? folder : siteAt(folder, files);
}

/** True for a page in a folder of its own. */
function isPage(path: string): path is `/${string}` {
  return /^\/(?!edit\/)[^/]+\/index\.html$/.test(path);
}

/** The path of the requested file in the folder; undefined if the address can't be decoded. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split("?")[0] ?? "");
    return path.endsWith("/") ? `${path}index.html` : path;
  } catch {
    return undefined;
  }
}

/** Lists every regular file in a folder, as paths that begin with a slash. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((path) => `/${path.split(sep).join("/")}`),
  );
}

function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim()) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** Chooses the best encoding that a browser accepts (RFC 9110, section 12.5.3; q=0 means "not this one"). */
function chooseEncoding(accepted = ""): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  content: Buffer | string,
): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
    "Content-Length": Buffer.byteLength(content),
  });
  response.end(request.method === "HEAD" ? undefined : content);
}
