// Reading and answering requests, as the mailbox and the editor on the page do it.
import type { IncomingMessage, ServerResponse } from "node:http";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** In bytes: an application with its files has room, and what is longer is never held in memory. */
const longestBody = 10 * 1024 * 1024;

/**
 * @param longest in bytes
 * @returns undefined for a body that is too long; it is read to its end all the same, because only then does its
 * sender hear the answer
 */
export async function readBody(
  request: IncomingMessage,
  longest = longestBody,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) chunks.length = 0;
    else chunks.push(chunk);
  }
  return length > longest ? undefined : Buffer.concat(chunks);
}

/** For what only this server's own pages may read: kept nowhere, and shown in no other site's page. */
export const ownHeaders = {
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      ...ownHeaders,
    })
    .end(JSON.stringify(value));
}
