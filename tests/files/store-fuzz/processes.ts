// The processes of `fuzz:store`, as its rounds use them: two editors that are killed and started again, and two programs.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LoadAnswer } from "../../../src/store/dev/wire.ts";
import type { FileToSave, Saved } from "../../../src/store/store.ts";
import { idAt } from "./page.ts";
import type { SaveTried } from "./judge.ts";
import { now, type Done, type Order } from "./order.ts";

function start(script: string, given: readonly string[] = [], env = {}): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return fork(path, given, { execArgv: ["--import", "tsx"], env: { ...process.env, ...env } });
}

export class Editor {
  readonly #folder: string;
  readonly #notes: string;
  #child: ChildProcess | undefined;
  #address = "";
  #token = "";

  /** @param notes where it notes what it is saving */
  constructor(folder: string, notes: string) {
    this.#folder = folder;
    this.#notes = notes;
  }

  get isRunning(): boolean {
    return this.#address !== "";
  }

  async start(): Promise<void> {
    this.#child = start("./editor.ts", [this.#folder], { SITE_STATE_DIR: this.#notes });
    const [address] = await once(this.#child, "message");
    const page = await (await fetch(String(address))).text();
    this.#token = /data-token="([^"]+)"/.exec(page)?.[1] ?? "";
    this.#address = String(address);
  }

  /** Kills it before it puts this many files in place, the first being 1. */
  killBeforeFile(count: number): void {
    this.#child?.send(count);
  }

  async kill(): Promise<void> {
    this.#address = "";
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  /** The version of each file. */
  async versions(): Promise<Map<string, string>> {
    // Cast: it is what this address answers with.
    const { files } = (await (await this.#ask()).json()) as LoadAnswer;
    return new Map(files.map(({ name, version }) => [name, version]));
  }

  async save(
    id: string,
    files: readonly FileToSave[],
    wanted: SaveTried["files"],
  ): Promise<SaveTried> {
    const sent = now();
    const answer = await this.#answerTo(files);
    const seenThen = new Map([...wanted.keys()].map((path) => [path, idAt(path)]));
    return { id, files: wanted, answer, sent, answered: now(), seenThen };
  }

  async #answerTo(files: readonly FileToSave[]): Promise<SaveTried["answer"]> {
    try {
      const response = await this.#ask({ method: "POST", body: JSON.stringify(files) });
      if (!response.ok) return "refused";
      // Cast: it is what this address answers with.
      return ((await response.json()) as Saved).is;
    } catch {
      return "killed";
    }
  }

  #ask(init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#address}/content`, { ...init, headers: { "x-edit-token": this.#token } });
  }
}

export class Program {
  readonly #child = start("./program.ts");
  readonly ready = once(this.#child, "message");

  async obey(orders: readonly Order[]): Promise<Done[]> {
    this.#child.send(orders);
    const [done] = await once(this.#child, "message");
    // Cast: it is what a program sends.
    return done as Done[];
  }

  end(): void {
    this.#child.kill();
  }
}
