// The dev server of a site that has the engine as a dependency: the same as with Vite, without Vite.
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { escapeXml } from "../content/text/escape-xml.ts";
import { readTemplate } from "../document/template.ts";
import * as views from "../site/render.tsx";
import { contentTypeOf } from "./http/content-type.ts";
import type { DevHost, Logger, Middlewares } from "./dev/dev-host.ts";
import { EditedContent } from "./dev/edited-content.ts";
import { createMiddlewares } from "./dev/middlewares.ts";
import { openFileIn } from "./dev/open-file.ts";
import { PageStream } from "./dev/page-stream.ts";
import { serveContent } from "./serve-content.ts";
import { siteDocument, type DocumentTag } from "./dev/site-document.ts";
import { streamAddress } from "./dev/stream-address.ts";
import { watchFiles } from "./dev/watch-files.ts";
import { closeServer, listen } from "./listen-on-port.ts";
import { hostRefusal, refuse } from "./http/same-origin.ts";
import { servedFiles } from "./served-files.ts";

export interface SiteServer {
  /** The site's address, with a slash at its end. */
  address: string;
  port: number;
  close(): Promise<void>;
}

interface SiteServerOptions {
  /** The content folder. */
  folder: string;
  /** If it is in use, the next free one is used; 0 for any. */
  port: number;
  /** The folder of the scripts and styles that pages and the editor load. */
  served: string;
  logger: Logger;
}

export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { folder, served, logger } = options;
  const content = new EditedContent(folder);
  const stream = new PageStream(content);
  const middlewares = createMiddlewares();
  const server = createServer((request, response) => {
    const refusal = hostRefusal(request);
    if (refusal !== undefined) return refuse(response, refusal);
    middlewares.answer(request, response, (error) => end(response, error, logger));
  });
  const host: DevHost = {
    logger,
    middlewares,
    send: (name, data) => stream.send(name, data),
    reload: () => stream.reload(),
    onceListening: (then) => server.once("listening", then),
    onceClosed: (then) => server.once("close", then),
    watchFiles(watched, changed) {
      const files = watchFiles(watched, changed);
      server.once("close", files.close);
      return files.again;
    },
    async serveBeside(beside) {
      const other = await startSiteServer({ ...options, folder: beside });
      server.once("close", () => void other.close());
      return other.address;
    },
    loadViews: () => Promise.resolve(views),
    traceOf: (failure) => String(failure.stack),
  };
  await serveContent(content, host, openFileIn(folder));
  middlewares.use(streamAddress, (request, response) => stream.handle(request, response));
  await serveFiles(middlewares, served);
  middlewares.use((request, response, next) => {
    if (!wantsDocument(request)) return next();
    sendDocument(content, host, request, response).catch(next);
  });
  const port = await listen(server, options.port).catch((error: unknown) => {
    // Stops watching the folder, which would keep the program running.
    server.close();
    throw error;
  });
  return {
    address: `http://localhost:${port}/`,
    port,
    close: () => closeServer(server),
  };
}

/** After all handlers: there is nothing at this address, or one has failed. */
function end(response: ServerResponse, error: unknown, logger: Logger): void {
  if (error !== undefined)
    logger.error(error instanceof Error ? String(error.stack) : String(error));
  if (!response.headersSent) response.writeHead(error === undefined ? 404 : 500);
  response.end();
}

/** Only these files are served, so no address can ask for a different one. */
async function serveFiles(middlewares: Middlewares, folder: string): Promise<void> {
  const paths = await servedFiles(folder);
  middlewares.use((request, response, next) => {
    const address = request.url?.replace(/\?.*/, "") ?? "";
    const path = paths.get(address);
    if (path === undefined) return next();
    readFile(path).then((bytes) => {
      // Scripts are at the addresses of their sources.
      const type = contentTypeOf(address.replace(/\.tsx?$/, ".js"));
      response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(bytes);
    }, next);
  });
}

/** What browsers say that a document is for. Programs, and old browsers, don't say it. */
const ofDocuments: readonly unknown[] = ["document", "iframe", "empty", undefined];

/** At every other address is the site. A picture or font that isn't there isn't. */
function wantsDocument({ method, headers }: IncomingMessage): boolean {
  const { accept = "text/html", "sec-fetch-dest": use } = headers;
  if (!ofDocuments.includes(use)) return false;
  return (method === "GET" || method === "HEAD") && /text\/html|^\*\/\*$/.test(accept);
}

async function sendDocument(
  content: EditedContent,
  host: DevHost,
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { html, tags } = await siteDocument(content, host, await readTemplate(), url);
  const text = withTags(html, tags);
  response
    .writeHead(200, { "Content-Type": contentTypeOf("index.html"), "Cache-Control": "no-store" })
    .end(text);
}

/** Adds elements at the end of the document's head and body. */
function withTags(html: string, tags: readonly DocumentTag[]): string {
  const [head, body] = (["head", "body"] as const).map((place) =>
    tags
      .filter(({ injectTo }) => injectTo === place)
      .map(writeTag)
      .join(""),
  );
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd);
}

function writeTag({ tag, attrs = {}, children = "" }: DocumentTag): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const isVoid = tag === "link";
  return `<${tag}${written.join("")}>${isVoid ? "" : `${children}</${tag}>`}`;
}
