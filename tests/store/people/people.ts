// People who edit one site at the same time, each in a browser of their own. Nobody touches another one's texts, so
// that nobody may ever be asked to choose a version, and at the end the site has everyone's last words.
import { Publisher, type Outcome } from "../../../src/edit/session/publisher.ts";
import type { Merged } from "../../../src/edit/session/merge-files.ts";
import type { Choice } from "../../../src/content/compare/merge-result.ts";
import type { Clock } from "../../../src/edit/session/live-check.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { renamePage } from "../../../src/edit/operations/pages/edit-pages.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { DraftFile, Drafts } from "../../../src/edit/session/draft.ts";
import { Refused } from "../../../src/store/git-host.ts";
import type { Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { gitSite, openStore, tabOf } from "../git/open-store.ts";
import type { Device, MakeWorld, Trouble, World } from "./world.ts";

interface Field {
  file: string;
  path: readonly (string | number)[];
}

/** Each person's own texts, next to those of others. */
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  anna: [
    { file: "home.json", path: ["blocks", 0, "heading"] },
    { file: "contact.json", path: ["blocks", 0, "heading"] },
  ],
  ben: [
    { file: "home.json", path: ["blocks", 0, "text"] },
    { file: "contact.json", path: ["blocks", 1, "submit"] },
  ],
  cara: [
    { file: "home.json", path: ["blocks", 1, "heading"] },
    { file: "contact.json", path: ["blocks", 1, "sending"] },
  ],
};

const names = Object.keys(fieldsOf);

/** The page that anybody renames, by each of its names. */
const sharedNames = ["contact", "write"] as const;
const sharedFiles = sharedNames.map((name) => `${name}.json`);

/** The file's name now. @param isThere whether there is a file with this name */
function nameNow(file: string, isThere: (name: string) => boolean): string {
  return sharedFiles.includes(file) ? (sharedFiles.find(isThere) ?? file) : file;
}

/** What nobody changes. */
const untouched = new Map([
  ["media/favicon.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["README.md", "How to write  \r\n"],
]);

/** Nobody waits here until visitors see what was published. */
const stoppedClock: Clock = { now: () => 0, pause: () => new Promise(() => {}) };

export class Person {
  /** Whose texts this person writes. */
  readonly name: string;
  readonly login: string;
  /** Whether this is one of two devices of one person. */
  readonly isOneOfTwo: boolean;
  readonly device: Device;
  readonly #world: World;
  /** What the browser stores across a reload. */
  readonly #stored = { site: gitSite(), memory: tabOf(), drafts: [] as readonly DraftFile[] };
  store: Store & { look: () => void };
  #session: Session | undefined;
  #publisher: Publisher | undefined;
  /** The last words that were typed into each field. */
  readonly words = new Map<Field, string>();
  /** This person's own page as it was last changed. */
  page: { text: string | undefined } | undefined;
  /** How often something was published directly. */
  published = 0;
  /** Whether a save may have been made without an answer. */
  isUnsure = false;
  /** Whether an answer was ever lost. */
  hasLost = false;
  /** Whether anything went wrong at the host. */
  hadTrouble = false;
  hasRenamed = false;
  /** Why the last publish was refused. */
  refusal = "";

  constructor(world: World, name: string, login: string, isOneOfTwo: boolean) {
    this.#world = world;
    this.name = name;
    this.login = login;
    this.isOneOfTwo = isOneOfTwo;
    this.device = world.device(login);
    this.store = this.#open();
  }

  #open() {
    const { site, memory } = this.#stored;
    return openStore(this.device.open(), { site, memory, now: () => this.#world.now });
  }

  /** The file of this person's own page. */
  get ownPage(): string {
    return `news-by-${this.name}.json`;
  }

  /** @returns whether the editor opens, or is open already */
  async isOpen(): Promise<boolean> {
    return this.session().then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refused) return false;
        throw error;
      },
    );
  }

  async session(): Promise<Session> {
    if (!this.#session) {
      const stored = await this.store.load();
      const stay = this.#stored;
      const drafts: Drafts = {
        found: stay.drafts,
        store(files) {
          stay.drafts = files;
          return Promise.resolve();
        },
      };
      this.#session = new Session(this.store, stored, drafts, engineVocabulary, allTools);
      this.store.watch(() => void this.#session?.refresh());
      this.#publisher = new Publisher(this.#session, this.store, stored.site, stoppedClock);
    }
    return this.#session;
  }

  async type(index: number): Promise<void> {
    const field = fieldsOf[this.name]?.[index];
    if (!field) return;
    const value = `${this.name} ${this.words.size} ${this.#world.now++}`;
    const session = await this.session();
    const { files } = session.state().history;
    const file = nameNow(field.file, (name) => files.has(name));
    session.change(file, { do: "set", path: field.path, value });
    this.words.set(field, value);
  }

  /** Gives the page that others write into, too, its other name. */
  async renamePage(): Promise<void> {
    const session = await this.session();
    const { files } = session.state().history;
    const isOther = files.has(sharedFiles[1] ?? "");
    const [from, to] = isOther ? sharedNames.toReversed() : sharedNames;
    session.apply(renamePage(engineVocabulary, files, from, to));
    this.hasRenamed = true;
  }

  async hasUnsaved(): Promise<boolean> {
    return (await this.session()).state().unsaved.length > 0;
  }

  /** Adds or rewrites this person's own page. */
  async writePage(): Promise<void> {
    const text = (base.get("home.json") ?? "")
      // A link to a page that is renamed elsewhere can be wrong, as the check says then.
      .replaceAll('"contact"', '"home"')
      .replace(/"title": "[^"]*"/, `"title": "By ${this.name} ${this.#world.now++}"`)
      .replace('"id": "values"', `"id": "news-by-${this.name}"`);
    (await this.session()).apply([{ file: this.ownPage, text }]);
    this.page = { text };
  }

  async removePage(): Promise<void> {
    if (this.page?.text === undefined) return;
    (await this.session()).apply([{ file: this.ownPage, text: undefined }]);
    this.page = { text: undefined };
  }

  trouble(kind: Trouble, after: number): void {
    this.device.trouble(kind, after);
    this.hadTrouble = true;
    if (kind === "answer lost") this.hasLost = true;
  }

  async save(): Promise<void> {
    const session = await this.session();
    await session.save();
    this.#noteUnsure(session.state().failure);
  }

  async refresh(): Promise<void> {
    await (await this.session()).refresh();
  }

  async publish(branch?: string): Promise<Outcome["is"]> {
    const session = await this.session();
    if (!this.#publisher) throw new Error("There is no publisher");
    const to =
      branch === undefined ? ({ is: "direct" } as const) : ({ is: "review", branch } as const);
    const outcome = await this.#publisher.publish(`News by ${this.login}`, to, []);
    if (outcome.is === "overtaken") {
      const { open, mergedVersion } = outcome;
      const choices = open.map((each) => this.#choicesIn(each));
      if (open.length > 0) await this.#publisher.mergeChosen(open, choices, mergedVersion);
      // As the dialog does.
      await this.#publisher.published();
    }
    const reason = "reason" in outcome ? outcome.reason : undefined;
    this.refusal = reason ?? this.refusal;
    if (outcome.is === "published" && branch === undefined) this.published++;
    this.#noteUnsure(reason ?? session.state().failure);
    return outcome.is;
  }

  /**
   * Opens the editor again. Only while nothing is unsaved that the tab knows more about: after a lost answer, a person
   * may be asked once more about what they chose already.
   */
  async reload(): Promise<void> {
    await this.session();
    if (this.isUnsure) return;
    this.#session = undefined;
    this.store = this.#open();
    await this.isOpen();
  }

  /**
   * Only what another device of this person has published in the meantime may need a choice, after a save without an
   * answer.
   * @throws if anybody else is asked to choose
   */
  check(): void {
    const { conflicts = [] } = this.#session?.state() ?? {};
    for (const conflict of conflicts)
      this.#session?.resolveConflict(conflict.file, this.#choicesIn(conflict));
  }

  /** Own words, and others' everywhere else. */
  #choicesIn({ conflicts }: Merged): Choice[] {
    if (conflicts.length > 0 && !(this.isOneOfTwo && this.hasLost))
      throw new Error(`${this.name} has a conflict nobody else made`);
    const own = new Set(this.words.values());
    return conflicts.map(({ mine }) => (own.has(mine) ? "mine" : "theirs"));
  }

  #noteUnsure(failure: string | undefined): void {
    this.isUnsure = failure !== undefined && (this.isUnsure || this.hasLost);
  }
}

export interface People {
  world: World;
  people: readonly Person[];
}

/** @param isShared whether the last one is the first one's other device */
export async function openSite(make: MakeWorld, count: number, isShared: boolean): Promise<People> {
  const texts = [...base, ...untouched];
  const files = texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  const world = await make(new Map(files));
  const people = names.slice(0, count).map((name, index) => {
    const isOneOfTwo = isShared && (index === 0 || index === count - 1);
    return new Person(world, name, isOneOfTwo ? (names[0] ?? name) : name, isOneOfTwo);
  });
  return { world, people };
}

/** Everyone publishes what they have, without trouble. */
export async function settle({ world, people }: People): Promise<void> {
  // Longer than any answer lags.
  world.now += 90_000;
  world.calm();
  for (const person of people) {
    await person.refresh();
    await publishAll(person);
  }
}

async function publishAll(person: Person): Promise<void> {
  const ends: string[] = [];
  while (ends.length < 6) {
    const is = await person.publish();
    person.check();
    ends.push(is);
    if (is === "nothing") return;
    // What another device has saved is shown first.
    if (is === "refused" || is === "unsure") await person.refresh();
  }
  throw new Error(`${person.name} can't publish: ${ends.join(", ")}. ${person.refusal}`);
}

/** A file's text, whose links to the renamed page have the name that this had first. */
function withFirstName(text: string | undefined): string | undefined {
  const [name, otherName] = sharedNames;
  return text?.replaceAll(`"${otherName}"`, `"${name}"`);
}

/** What is wrong with the site at the end; empty if nothing is. */
export function faultsOf({ world, people }: People): string[] {
  const kept = [...untouched, ["site.json", base.get("site.json") ?? ""] as const];
  const changed = kept.filter(([file, text]) => withFirstName(world.read(file)) !== text);
  const shared = sharedFiles.filter((file) => world.read(file) !== undefined);
  const drafts = world.branches().filter((branch) => branch.startsWith("edit/"));
  return [
    ...changed.map(([file]) => `${file} was changed by nobody`),
    ...(shared.length === 1 ? [] : [`the renamed page is ${shared.join(" and ") || "gone"}`]),
    ...people.flatMap((person) => lostBy(person, world)),
    ...countsIn(world, people),
    ...drafts.map((branch) => `${branch} is left`),
  ];
}

function lostBy({ name, words, page, ownPage }: Person, world: World): string[] {
  const faults: string[] = [];
  for (const [{ file, path }, value] of words) {
    const now = nameNow(file, (each) => world.read(each) !== undefined);
    const found = valueAt(JSON.parse(world.read(now) ?? "{}"), path);
    if (found !== value) faults.push(`${name} wrote "${value}", and ${now} has "${found}"`);
  }
  const found = world.read(ownPage);
  if (page && withFirstName(found) !== withFirstName(page.text))
    faults.push(`${ownPage} isn't as ${name} left it, but ${found ?? "gone"}`);
  return faults;
}

function countsIn(world: World, people: readonly Person[]): string[] {
  const authors = world.authors();
  return [...new Set(people.map(({ login }) => login))].flatMap((login) => {
    const own = people.filter((person) => person.login === login);
    const published = own.reduce((sum, person) => sum + person.published, 0);
    const commits = authors.filter((author) => author === login).length;
    // Without an answer, a publish is recognized by what is published, no matter by whose publish.
    const isRight = commits === published || own.some((each) => each.hadTrouble);
    return isRight ? [] : [`${login} published ${published} times in ${commits} commits`];
  });
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  // Cast: a step into anything else gives undefined.
  return path.reduce(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    value,
  );
}
