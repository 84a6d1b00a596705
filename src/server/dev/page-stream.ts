// Sends events to open pages as a stream (server-sent events), where there is no Vite to do it.
import type { IncomingMessage, ServerResponse } from "node:http";
import { ownHeaders } from "../http/exchange.ts";
import type { PageEvents } from "./dev-host.ts";
import type { EditedContent } from "./edited-content.ts";
import { reloadEvent } from "./stream-address.ts";

export class PageStream {
  readonly #content: Pick<EditedContent, "state" | "readError">;
  readonly #open = new Set<ServerResponse>();

  constructor(content: Pick<EditedContent, "state" | "readError">) {
    this.#content = content;
  }

  /** Answers a page that wants to know what happens. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", ...ownHeaders });
    this.#open.add(response);
    response.on("close", () => this.#open.delete(response));
    const { state, readError } = this.#content;
    // What happened before the page began to listen. A browser that comes back by itself says what it got last.
    const known = request.headers["last-event-id"] ?? request.url?.replace(/^.*\?/, "");
    if (known !== `${state}`) this.#write(response, reloadEvent, null);
    else this.#write(response, "site:unreadable", readError);
  }

  send<Name extends keyof PageEvents>(name: Name, data: PageEvents[Name]): void {
    for (const response of this.#open) this.#write(response, name, data);
  }

  reload(): void {
    for (const response of this.#open) this.#write(response, reloadEvent, null);
  }

  #write(response: ServerResponse, name: string, data: unknown): void {
    response.write(`id: ${this.#content.state}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
