// The dev server's routes for the editor: its document, the content, saving, media and publishing.
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import {
  editAddress,
  fingerprintOf,
  tokenHeader,
  type LoadAnswer,
  type ServerMarks,
  type StateAnswer,
} from "../../store/dev/wire.ts";
import { contentHash } from "../../files/content-hash.ts";
import { MediaRefused } from "../../files/add-media.ts";
import { contentNames } from "../../files/content-folder.ts";
import { readAllStored, saveStored, SaveRefused } from "../../files/save-content.ts";
import { NotWritable } from "../../files/state-folder.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { DevHost } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { engineAddresses } from "../../engine/engine-addresses.ts";
import { editorPolicy } from "../dev/policies.ts";
import { requireWriteLock } from "../dev/write-lock.ts";
import { ownHeaders, readBody, sendJson } from "../http/exchange.ts";
import { iconsAddress, iconsPath, sendIcons } from "./icon-route.ts";
import { createSharedTask } from "../../store/task-queue.ts";
import { deleteMedia, receiveMedia } from "./media-routes.ts";
import { answerHistory, answerState, bringMediaBack } from "./history-routes.ts";
import { createOpener, makeSite } from "./site-routes.ts";
import { answerPublished, createPublisher } from "./publishing.ts";

/** In bytes: many times the size of a large site's files. */
const longestText = 20 * 1024 * 1024;

export function answerEditor(
  { middlewares, logger, serveBeside }: Pick<DevHost, "middlewares" | "logger" | "serveBeside">,
  content: EditedContent,
): void {
  const token = randomBytes(24).toString("base64url");
  // Identifies the folder, because another copy of the project may be served at the same address later.
  const site = contentHash(Buffer.from(resolve(content.folder)));
  const publish = createPublisher(content, logger);
  const loadForAll = createSharedTask(() => load(content));
  const openSite = createOpener(content.folder, serveBeside);
  const routes: Partial<
    Record<string, (request: IncomingMessage, query?: string) => Promise<unknown>>
  > = {
    "GET /content": loadForAll,
    "POST /content": (request) => save(request, content),
    "POST /media": (request) => receiveMedia(request, content, logger),
    "DELETE /media": (_request, query = "") => deleteMedia(content, query, logger),
    "GET /state": (_request, query) => nextState(content, Number(query), loadForAll),
    "GET /published": (_request, query) => answerPublished(content, query),
    "POST /published": async (request) => publish(await readText(request, longMessage)),
    "GET /history": (_request, query) => answerHistory(content, query),
    "GET /history/state": (_request, query) => answerState(content, query),
    "POST /history/media": async (request) =>
      bringMediaBack(content, await readText(request, longNames), logger),
    "POST /site": async (request) => makeSite(content.folder, await readText(request, longFiles)),
    "GET /site": (_request, query) => openSite(query),
  };
  middlewares.use(editAddress, (request, response, next) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    if (request.method === "GET" && path === "/")
      return sendPage(response, { token, site, blocks: content.blocksAddress });
    const isForIcons = request.method === "GET" && path === iconsPath;
    const ask = routes[`${request.method} ${path}`];
    if (!ask && !isForIcons) return next();
    if (request.headers[tokenHeader] !== token)
      return send(response, 403, "This page of the editor is out of date. Reload it.");
    if (!ask) return sendIcons(response);
    const mayAsk = request.method === "GET" ? Promise.resolve() : requireWriteLock(content);
    mayAsk
      .then(() => ask(request, query))
      .then(
        (value) =>
          Buffer.isBuffer(value) ? sendBytes(response, value) : sendJson(response, 200, value),
        (error: Error) => {
          if (isRefusal(error)) return send(response, 409, error.message);
          logger.error(`The editor's ${request.method} ${path} failed: ${error.stack}`);
          send(response, 500, error.message);
        },
      );
  });
}

function isRefusal(error: Error): boolean {
  return [SaveRefused, MediaRefused, NotWritable].some((kind) => error instanceof kind);
}

async function load({ folder, now, state, blocksAddress }: EditedContent): Promise<LoadAnswer> {
  const media = [...(now?.media ?? [])];
  // Reads the files again, because the last read may be older than a save that the editor knows about.
  const { files, unreadable } = await readAllStored(folder, await contentNames(folder));
  const ofMedia = [...(now?.unreadable ?? [])].filter(([name]) => /^media(?=\/|$)/.test(name));
  return {
    state,
    folder,
    files,
    unreadable: [...unreadable, ...ofMedia],
    media: media.map(([name, { address, measured }]) => ({ name, address, measured })),
    icons: iconsAddress(),
    theme: now?.theme?.theme,
    siblings: [...(now?.siblings ?? [])].map(([at, pages]) => [
      at,
      pages?.values && Object.fromEntries(pages.values),
    ]),
    blocks: blocksAddress,
  };
}

/** Responds once the content has changed from the state that the editor knows. */
async function nextState(
  content: EditedContent,
  known: number,
  loadForAll: () => Promise<LoadAnswer>,
): Promise<StateAnswer> {
  await content.waitForChange(known);
  const answer = await loadForAll();
  return { state: answer.state, fingerprint: await fingerprintOf(answer) };
}

async function save(request: IncomingMessage, { folder }: EditedContent) {
  return saveStored(folder, parseJson(await readText(request, longFiles)));
}

const longFiles =
  "it is larger than 20 MB. Remove anything that isn't text, such as a pasted picture.";
/** Everything else in a publish request is short. */
const longMessage =
  "The description of your changes is larger than 20 MB. Shorten it to a sentence.";

const longNames = "The list of files is larger than 20 MB. Bring back fewer changes at once.";

/** @param tooLong the message for a text that is too long @throws {SaveRefused} with that message */
async function readText(request: IncomingMessage, tooLong: string): Promise<string> {
  const body = await readBody(request, longestText);
  if (!body) throw new SaveRefused(tooLong);
  return body.toString("utf8");
}

function sendPage(response: ServerResponse, { token, site, blocks }: ServerMarks): void {
  const ownBlocks = blocks === undefined ? "" : ` data-blocks="${blocks}"`;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": editorPolicy,
  });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <base href="/">
    <title>Edit the site</title>
    <link rel="stylesheet" href="${engineAddresses.editorStyles}">
    <script type="module" src="${engineAddresses.editor}"></script>
  </head>
  <body><div id="edit" data-token="${token}" data-site="${site}"${ownBlocks}><p class="opening" role="status">Opening the site …</p></div></body>
</html>
`);
}

function sendBytes(response: ServerResponse, bytes: Buffer): void {
  const headers = { "Content-Type": "application/octet-stream", ...ownHeaders };
  response.writeHead(200, headers).end(bytes);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
