// What the mailbox holds and how it behaves at the moment, and the open inboxes that are told of each change.
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Mail, MailState } from "./answer.ts";
import type { Fault } from "./faults.ts";

const keptMails = 100;

export class Box {
  mails: readonly (Mail & { id: string })[] = [];
  fault: Fault = "none";
  readonly service: MailState = { lastRequest: -Infinity };
  readonly #watchers = new Set<ServerResponse>();
  /** Those that haven't read yet what they were told before, and are told of it all once they have. */
  readonly #late = new Set<ServerResponse>();

  readonly #received: (() => void) | undefined;

  /** @param received is called with each mail that is added */
  constructor(received?: () => void) {
    this.#received = received;
  }

  add(mail: Mail): void {
    this.#received?.();
    this.mails = [{ id: randomUUID(), ...mail }, ...this.mails].slice(0, keptMails);
    this.#changed();
  }

  /** Starts afresh, so that the limit of one mail a second is forgotten with the mails. */
  empty(): void {
    this.mails = [];
    this.service.lastRequest = -Infinity;
    this.#changed();
  }

  switchOn(fault: Fault): void {
    this.fault = fault;
    this.#changed();
  }

  /** Writes everything now, and again at each change, until the connection ends. */
  watch(watcher: ServerResponse): void {
    this.#tell(watcher);
    this.#watchers.add(watcher);
    watcher.on("drain", () => {
      if (this.#late.delete(watcher)) this.#tell(watcher);
    });
    watcher.on("close", () => {
      this.#watchers.delete(watcher);
      this.#late.delete(watcher);
    });
  }

  #changed(): void {
    this.#watchers.forEach((watcher) => this.#tell(watcher));
  }

  #tell(watcher: ServerResponse): void {
    if (watcher.writableNeedDrain) return void this.#late.add(watcher);
    const { fault, mails } = this;
    watcher.write(`data: ${JSON.stringify({ fault, mails })}\n\n`);
  }
}
