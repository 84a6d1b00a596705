// What the dev server answers to the editor on the page: its document, the content, and saves of it.
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Logger } from "vite";
import { editAddress, tokenHeader, type LoadAnswer } from "../../edit/store/dev-store.ts";
import { MediaRefused } from "../../files/add-media.ts";
import { readIcons } from "../../files/icons.ts";
import { readStored, saveStored, SaveRefused } from "../../files/save-content.ts";
import { readJson } from "../../edit/read-json.ts";
import type { EditedContent } from "../dev/edited-content.ts";
import { readBody, sendJson } from "../http.ts";
import { takeMedia } from "./media.ts";

/** In bytes: many times what all files of a large site take. */
const longestSave = 20 * 1024 * 1024;

export function answerEditor(
  middlewares: Connect.Server,
  content: EditedContent,
  logger: Logger,
): void {
  const token = randomBytes(24).toString("base64url");
  middlewares.use(editAddress, (request, response, next) => {
    const path = (request.url ?? "/").split("?")[0];
    if (request.method === "GET" && path === "/") return sendPage(response, token);
    const isMedia = path === "/media" && request.method === "POST";
    if (path !== "/content" && !isMedia) return next();
    if (request.headers[tokenHeader] !== token)
      return send(response, 403, "Only the editor's own page may ask this. Load it again.");
    const answer = isMedia
      ? takeMedia(request, content, logger)
      : request.method === "POST"
        ? save(request, content)
        : load(content);
    answer.then(
      (value) => sendJson(response, 200, value),
      (error: Error) => send(response, isRefusal(error) ? 409 : 500, error.message),
    );
  });
}

function isRefusal(error: Error): boolean {
  return error instanceof SaveRefused || error instanceof MediaRefused;
}

async function load({ folder, now }: EditedContent): Promise<LoadAnswer> {
  const media = [...(now?.media ?? [])];
  return {
    folder,
    files: await readStored(folder, [...(now?.files.keys() ?? [])]),
    media: media.map(([name, { address, measured }]) => ({ name, address, measured })),
    icons: readIcons(),
  };
}

async function save(request: IncomingMessage, { folder }: EditedContent) {
  const body = await readBody(request, longestSave);
  if (!body) throw new SaveRefused("it is more than 20 MB.");
  return saveStored(folder, readJson(body.toString("utf8")));
}

function sendPage(response: ServerResponse, token: string): void {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Frame-Options": "DENY",
  });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="stylesheet" href="/src/edit/edit.css">
    <script type="module" src="/src/edit/main.tsx"></script>
  </head>
  <body><div id="edit" data-token="${token}"></div></body>
</html>
`);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
