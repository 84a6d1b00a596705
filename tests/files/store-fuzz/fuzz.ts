// Two programs and two editors write to one folder at random, and the editors are killed on the way: nothing that was
// acknowledged may be lost, and no file be torn.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { judge, type Round, type SaveTried } from "./judge.ts";
import { idAt, pageOf } from "./page.ts";
import { Editor, Program } from "./processes.ts";
import { now, type Done, type Order } from "./order.ts";

export interface Fuzzed {
  /** The first round in which something was lost, and what; "" if there is none. */
  found: string;
  /** How often what has happened. */
  counts: Record<string, number>;
}

const names = ["about.json", "contact.json", "home.json", "site.json"];
/** In milliseconds: longer than most saves take. */
const longestDelay = 30;
const inBetween = "writes of programs lost at the moment of a save";
/** Per round; there was one in about 2,500, on a machine with ten times more to do than it has processors for. */
const mostInBetween = 1 / 200;

/**
 * @param seed of what is done; when the system does it, no seed can say
 * @param report is called with each round once it is judged
 */
export async function fuzzStore(
  seed: number,
  rounds: number,
  report: (round: number) => void = () => {},
): Promise<Fuzzed> {
  const root = await mkdtemp(join(tmpdir(), "store-fuzz-"));
  const fuzz = new Fuzz(root, randomFrom(seed));
  try {
    await fuzz.begin();
    for (let round = 1; round <= rounds; round++) {
      const wrong = await fuzz.round(round);
      if (wrong.length > 0)
        return { found: `Round ${round}:\n${wrong.join("\n")}`, counts: fuzz.counts };
      report(round);
    }
    return { found: (await fuzz.leftOver()).join("\n"), counts: fuzz.counts };
  } finally {
    await fuzz.end();
    await rm(root, { recursive: true });
  }
}

class Fuzz {
  readonly counts: Record<string, number> = {};
  readonly #folder: string;
  readonly #notes: string;
  readonly #drafts: string;
  readonly #random: () => number;
  readonly #editors: readonly Editor[];
  readonly #programs = [new Program(), new Program()];
  readonly #starting = new Set<Promise<void>>();

  constructor(root: string, random: () => number) {
    this.#folder = join(root, "content");
    this.#notes = join(root, "notes");
    this.#drafts = join(root, "drafts");
    this.#random = random;
    this.#editors = [1, 2].map(() => new Editor(this.#folder, this.#notes));
  }

  async begin(): Promise<void> {
    for (const folder of [this.#folder, this.#drafts, this.#notes]) await mkdir(folder);
    for (const name of names)
      await writeFile(join(this.#folder, name), pageOf(`${name} at first`, 100));
    await Promise.all([
      ...this.#editors.map((editor) => editor.start()),
      ...this.#programs.map(({ ready }) => ready),
    ]);
  }

  async end(): Promise<void> {
    await Promise.all(this.#starting);
    await Promise.all(this.#editors.map((editor) => editor.kill()));
    for (const program of this.#programs) program.end();
  }

  /** @returns what was lost */
  async round(number: number): Promise<string[]> {
    if (!this.#editors.some(({ isRunning }) => isRunning)) await Promise.race(this.#starting);
    const before = this.#now();
    const paths = [...before.keys()];
    // A save puts its files in place too fast for a signal from outside to come in between.
    const isAimed = number % 14 === 12;
    const about = isAimed ? paths : this.#some(paths, 3);
    const saves = await this.#plannedSaves(number, about, before);
    const orders = this.#programs.map((_program, index) => this.#orders(number, index, about));
    const running = this.#editors.filter(({ isRunning }) => isRunning);
    const killed = isAimed ? running : number % 7 === 5 ? this.#some(running, 2) : [];
    if (isAimed)
      for (const editor of killed) editor.killBeforeFile(1 + Math.floor(this.#random() * 2));
    const begin = now() + 5;
    const work = [
      ...(isAimed ? [] : killed).map((editor) => this.#kill(editor, begin + this.#delay() / 2)),
      ...this.#programs.map((program, index) =>
        program.obey((orders[index] ?? []).map((order) => ({ ...order, at: begin + order.at }))),
      ),
    ];
    const tried = await Promise.all(saves.map((save) => save(begin)));
    const done = (await Promise.all(work)).flatMap((each) => each ?? []);
    // Those that saved nothing are still there.
    if (isAimed) await Promise.all(killed.map((editor) => editor.kill()));
    if (killed.length > 0) await this.#finish(killed);
    const round = { before, after: this.#now(), saves: tried, done, kills: killed.length };
    this.#count(round);
    const { wrong, undecided, lostInBetween } = judge(round);
    this.#add("saves overwritten at the same moment", undecided);
    this.#add(inBetween, lostInBetween);
    // One may be chance.
    if ((this.counts[inBetween] ?? 0) > 1 + number * mostInBetween)
      wrong.push("Too many writes of programs were lost at the moment of a save.");
    const left = killed.length > 0 ? await this.leftOver() : [];
    return [...wrong, ...left].map((line) => line.replaceAll(this.#folder, "content"));
  }

  /** What is there once nothing is being saved, and shouldn't be. */
  async leftOver(): Promise<string[]> {
    const left = [...(await readdir(this.#folder)), ...(await readdir(this.#notes))];
    return left
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is left over after a kill`);
  }

  /** What is in each file. */
  #now(): Map<string, string> {
    return new Map(names.map((name) => [join(this.#folder, name), idAt(join(this.#folder, name))]));
  }

  /** One for each editor that runs; each has read the files before anybody writes. */
  async #plannedSaves(number: number, about: readonly string[], before: Round["before"]) {
    const running = this.#editors.filter(({ isRunning }) => isRunning);
    return Promise.all(
      running.map(async (editor, index) => {
        const versions = await editor.versions();
        const id = `editor ${index + 1}, save ${number}`;
        const files = this.#some(about, 3).map((path) => {
          const isRemoved = before.get(path) !== "gone" && this.#random() < 0.08;
          const text = isRemoved ? null : pageOf(id, this.#length());
          const name = basename(path);
          return { path, name, text, version: versions.get(name) ?? "" };
        });
        const wanted = new Map(files.map(({ path, text }) => [path, text === null ? "gone" : id]));
        const delay = this.#delay() / 4;
        return async (begin: number): Promise<SaveTried> => {
          await wait(begin + delay - now());
          return editor.save(id, files, wanted);
        };
      }),
    );
  }

  /** Up to two for a program, at what is saved. */
  #orders(number: number, program: number, about: readonly string[]): Order[] {
    const times = Array.from({ length: Math.floor(this.#random() * 2.3) }, () => this.#delay());
    return times
      .sort((a, b) => a - b)
      .map((at, index) => {
        const [path = ""] = this.#some(about, 1);
        const [how = "into"] = this.#some(["into", "rename", "watch"] as const, 1);
        const id = `program ${program + 1}, write ${number}.${index + 1}`;
        const draft = join(this.#drafts, id);
        return { path, how, at, id, length: this.#length(), draft };
      });
  }

  async #kill(editor: Editor, at: number): Promise<Done[]> {
    await wait(at - now());
    await editor.kill();
    return [];
  }

  /** The editors that run or start next finish what the killed ones had begun. */
  async #finish(killed: readonly Editor[]): Promise<void> {
    for (const editor of killed) {
      const starting: Promise<void> = editor.start().finally(() => this.#starting.delete(starting));
      this.#starting.add(starting);
    }
    for (let isFinished = false; !isFinished;) {
      if (!this.#editors.some(({ isRunning }) => isRunning)) await Promise.race(this.#starting);
      for (const editor of this.#editors.filter(({ isRunning }) => isRunning))
        isFinished ||= (await editor.save("nothing", [], new Map())).answer === "saved";
    }
  }

  #count({ saves, done, after, kills }: Round): void {
    for (const { answer, files } of saves) {
      this.#add(`saves ${answer}`, 1);
      const isMade = [...files].some(([path, id]) => id !== "gone" && after.get(path) === id);
      if (answer === "killed" && isMade) this.#add("of the killed, finished", 1);
    }
    for (const { how } of done) this.#add(how === "watch" ? "reads" : `writes (${how})`, 1);
    this.#add("kills", kills);
  }

  #add(what: string, times: number): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  /** From one to `most` of them. */
  #some<Each>(all: readonly Each[], most: number): Each[] {
    const left = [...all];
    const amount = 1 + Math.floor(this.#random() * Math.min(most, all.length));
    return Array.from({ length: amount }, () =>
      left.splice(Math.floor(this.#random() * left.length), 1),
    ).flat();
  }

  #delay(): number {
    return this.#random() * longestDelay;
  }

  /** Mostly short as pages are, at times so long that it takes several writes. */
  #length(): number {
    return this.#random() < 0.2 ? 300_000 : 2000;
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
