// Reads requests and sends responses, for the mailbox and the editor's routes.
import type { IncomingMessage, ServerResponse } from "node:http";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** In bytes: large enough for a job application with files. Longer bodies are never held in memory. */
const longestBody = 10 * 1024 * 1024;

/**
 * @param longest in bytes
 * @returns undefined if the body is too long. It is still read to the end, because only then does the sender get the
 * response.
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

/** For responses that only this server's own pages may read: never cached, and not loadable by other sites. */
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
