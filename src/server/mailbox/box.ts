// Holds the mailbox's messages and its chosen fault, and notifies open inboxes of each change.
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Mail, MailState } from "./respond-to-mail.ts";
import type { Fault } from "./faults.ts";

const maximumMails = 100;

export class Box {
  mails: readonly (Mail & { id: string })[] = [];
  fault: Fault = "none";
  readonly service: MailState = { lastRequest: -Infinity };
  readonly #watchers = new Set<ServerResponse>();
  /** Watchers that are still receiving the last update. They get the newest state once they have it. */
  readonly #waiting = new Set<ServerResponse>();

  readonly #received: (() => void) | undefined;

  /** @param received is called for each message that is added */
  constructor(received?: () => void) {
    this.#received = received;
  }

  add(mail: Mail): void {
    this.#received?.();
    this.mails = [{ id: randomUUID(), ...mail }, ...this.mails].slice(0, maximumMails);
    this.#changed();
  }

  /** Deletes all messages and resets the limit of one message per second. */
  empty(): void {
    this.mails = [];
    this.service.lastRequest = -Infinity;
    this.#changed();
  }

  switchOn(fault: Fault): void {
    this.fault = fault;
    this.#changed();
  }

  /** Sends the state now and after each change, until the connection closes. */
  watch(watcher: ServerResponse): void {
    this.#send(watcher);
    this.#watchers.add(watcher);
    watcher.on("drain", () => {
      if (this.#waiting.delete(watcher)) this.#send(watcher);
    });
    watcher.on("close", () => {
      this.#watchers.delete(watcher);
      this.#waiting.delete(watcher);
    });
  }

  #changed(): void {
    this.#watchers.forEach((watcher) => this.#send(watcher));
  }

  #send(watcher: ServerResponse): void {
    if (watcher.writableNeedDrain) return void this.#waiting.add(watcher);
    const { fault, mails } = this;
    watcher.write(`data: ${JSON.stringify({ fault, mails })}\n\n`);
  }
}
