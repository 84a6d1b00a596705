// Reading and answering requests, as all of the mailbox does it.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answers.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The service answers any origin: the page that sends is never its own. */
export function sendAnswer(response: ServerResponse, { status, text }: Answer): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Access-Control-Allow-Headers": "Content-Type",
    })
    .end(text);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
    })
    .end(JSON.stringify(value));
}
