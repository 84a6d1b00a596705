// People over a Git host in memory.
import { MemoryHost } from "../git/memory-host.ts";
import { MemoryRepository } from "../git/memory-repository.ts";
import type { RefusedWhy } from "../../../src/store/git-host.ts";
import type { Device, Trouble, World } from "./world.ts";

const refusals: Readonly<Record<Exclude<Trouble, "answer lost">, RefusedWhy>> = {
  "request lost": "offline",
  "hour used up": "busy",
  "signed out": "signed out",
  "host broken": "other",
};

class MemoryWorld implements World {
  readonly #repository: MemoryRepository;
  readonly #hosts: MemoryHost[] = [];

  constructor(repository: MemoryRepository) {
    this.#repository = repository;
  }

  get now(): number {
    return this.#repository.now;
  }

  set now(now: number) {
    this.#repository.now = now;
  }

  device(login: string): Device {
    const host = new MemoryHost(this.#repository, login);
    this.#hosts.push(host);
    return {
      open: () => host,
      trouble(kind, after) {
        if (kind === "answer lost") host.lost = 1;
        else host.refusesOnce = { after, why: refusals[kind] };
      },
      lag: () => void (host.lag = Math.min(2, host.lag + 1)),
    };
  }

  calm(): void {
    for (const host of this.#hosts) {
      host.lag = 0;
      host.lost = 0;
      host.refusesOnce = undefined;
    }
  }

  read(name: string): string | undefined {
    return this.#repository.read(name);
  }

  authors(): readonly string[] {
    return this.#repository.historyOf("main").map(([, { author }]) => author);
  }

  branches(): readonly string[] {
    return [...this.#repository.branches.keys()];
  }

  accept(branch: string): void {
    if (!this.#repository.branches.has(branch)) return;
    if (this.#repository.accept(branch)) this.#repository.move(branch, undefined);
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}

export async function memoryWorld(files: ReadonlyMap<string, Uint8Array>): Promise<World> {
  return new MemoryWorld(await MemoryRepository.with(files));
}
