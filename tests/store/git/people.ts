// People who edit one site at the same time, each in a browser of their own. Nobody touches another one's texts, so
// that nobody may ever be asked to choose a version, and at the end the site has everyone's last words.
import { Publisher, type Outcome } from "../../../src/edit/session/publisher.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { DraftFile, Drafts } from "../../../src/edit/session/draft.ts";
import type { Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { gitSite, openStore, tabOf } from "./open-store.ts";

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

export const logins = Object.keys(fieldsOf);

/** What nobody changes. */
const untouched = new Map([
  ["media/favicon.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["README.md", "How to write  \r\n"],
]);

/** Nobody waits until it is live. */
const stopped = { now: () => 0, pause: () => new Promise<never>(() => {}) };

export class Person {
  readonly login: string;
  readonly host: MemoryHost;
  readonly #repository: MemoryRepository;
  /** What the browser stores across a reload. */
  readonly #stored = { site: gitSite(), memory: tabOf(), drafts: [] as readonly DraftFile[] };
  store: Store & { look: () => void };
  #session: Session | undefined;
  #publisher: Publisher | undefined;
  /** The last words that were typed into each field. */
  readonly words = new Map<Field, string>();
  /** How often something was published directly. */
  published = 0;
  /** Whether a save may have been made without an answer. */
  isUnsure = false;
  /** Whether others' changes were merged before publishing. */
  hasMerged = false;
  /** Whether an answer was ever lost. */
  hasLost = false;

  constructor(repository: MemoryRepository, login: string) {
    this.#repository = repository;
    this.login = login;
    this.host = new MemoryHost(repository, login);
    this.store = this.#open();
  }

  #open() {
    const { site, memory } = this.#stored;
    return openStore(this.host, { site, memory, now: () => this.#repository.now });
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
      this.#session = new Session(this.store, stored, drafts);
      this.store.watch(() => void this.#session?.refresh());
      this.#publisher = new Publisher(this.#session, this.store, stored.site, stopped);
    }
    return this.#session;
  }

  async type(index: number): Promise<void> {
    const field = fieldsOf[this.login]?.[index];
    if (!field) return;
    const value = `${this.login} ${this.words.size} ${this.#repository.now}`;
    this.#repository.now++;
    (await this.session()).change(field.file, { do: "set", path: field.path, value });
    this.words.set(field, value);
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
      if (outcome.open.length > 0 && !this.hasLost)
        throw new Error(`${this.login} was asked about own words`);
      if (outcome.open.length > 0)
        this.#publisher.mergeChosen(outcome.open, [], outcome.mergedVersion);
      this.hasMerged = true;
      // As the dialog does.
      await this.#publisher.published();
    }
    if (outcome.is === "published" && branch === undefined) this.published++;
    this.#noteUnsure(outcome.is === "refused" ? outcome.reason : session.state().failure);
    return outcome.is;
  }

  /**
   * Opens the editor again. Only while nothing is unsaved that the tab knows more about: after a lost answer, and after
   * a merge that isn't saved yet, a person may be asked once more about what they chose already.
   */
  async reload(): Promise<void> {
    const { unsaved } = (await this.session()).state();
    if (this.isUnsure || (this.hasMerged && unsaved.length > 0)) return;
    this.hasMerged = false;
    this.#session = undefined;
    this.store = this.#open();
    await this.session();
  }

  /**
   * After a lost answer, a person may be asked about own words, and takes the latest.
   * @throws if this person is asked to choose between own words and own words without such a reason
   */
  check(): void {
    const { conflicts = [] } = this.#session?.state() ?? {};
    if (conflicts.length > 0 && !this.hasLost)
      throw new Error(`${this.login} has a conflict nobody else made`);
    for (const { file } of conflicts) this.#session?.resolveConflict(file, []);
  }

  #noteUnsure(failure: string | undefined): void {
    this.isUnsure = failure !== undefined && (this.isUnsure || failure.includes("offline"));
  }
}

export interface People {
  repository: MemoryRepository;
  people: readonly Person[];
}

export async function openSite(count: number): Promise<People> {
  const texts = [...base, ...untouched];
  const files = texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  const repository = await MemoryRepository.with(new Map(files));
  return {
    repository,
    people: logins.slice(0, count).map((login) => new Person(repository, login)),
  };
}

/** Everyone publishes what they have, without trouble. */
export async function settle({ people }: People): Promise<void> {
  for (const person of people) {
    person.host.lag = 0;
    person.host.lost = 0;
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
  }
  throw new Error(`${person.login} can't publish: ${ends.join(", ")}`);
}

/** What is wrong with the site at the end; empty if nothing is. */
export function faultsOf({ repository, people }: People): string[] {
  const faults: string[] = [];
  for (const [name, text] of [...untouched, ["site.json", base.get("site.json") ?? ""] as const])
    if (repository.read(name) !== text) faults.push(`${name} was changed by nobody`);
  for (const { login, words } of people)
    for (const [{ file, path }, value] of words) {
      const found = valueAt(JSON.parse(repository.read(file) ?? "{}"), path);
      if (found !== value) faults.push(`${login} wrote "${value}", and ${file} has "${found}"`);
    }
  const authors = repository.historyOf("main").map(([, { author }]) => author);
  for (const { login, published, hasLost } of people) {
    const commits = authors.filter((author) => author === login).length;
    // If others publish right after a publish without an answer, it is merged like a change of theirs.
    if (hasLost ? commits < published : commits !== published)
      faults.push(`${login} published ${published} times in ${commits} commits`);
  }
  for (const branch of repository.branches.keys())
    if (branch.startsWith("edit/")) faults.push(`${branch} is left`);
  return faults;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  // Cast: a step into anything else gives undefined.
  return path.reduce(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    value,
  );
}
