// Reads files by their object ids, from the browser's storage if it has them.
import { decode } from "../../media/decode.ts";
import type { GitHost } from "../git-host.ts";
import type { StoredFile } from "../store.ts";
import type { ContentCache } from "./git-site.ts";
import { objectIdOf } from "../object-id.ts";
import { textsIn, type Tree } from "./tree.ts";

export class Contents {
  readonly #host: Pick<GitHost, "read">;
  readonly #cache: ContentCache;
  /** Decoded files, by object id. */
  readonly #decoded = new Map<string, ReturnType<typeof decode>>();

  constructor(host: Pick<GitHost, "read">, cache: ContentCache) {
    this.#host = host;
    this.#cache = cache;
  }

  /** @throws {Refused} if one of them can't be read */
  async bytes(oids: Iterable<string>): Promise<Map<string, Uint8Array>> {
    const wanted = [...new Set(oids)];
    const found = await this.#cached(wanted);
    const missing = wanted.filter((oid) => !found.has(oid));
    if (missing.length === 0) return found;
    const read = await this.#host.read(missing);
    await this.keep(read);
    return new Map([...found, ...read]);
  }

  /** Stores files for the next time. The editor works without the browser's storage, too. */
  async keep(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await this.#cache.put(files).catch(() => undefined);
  }

  /** The pages and site.json of a tree. @throws {Refused} if one of them can't be read */
  async files(tree: Tree): Promise<StoredFile[]> {
    const names = textsIn(tree).map((name) => ({ name, version: tree.get(name) ?? "" }));
    const unknown = names.filter(({ version }) => !this.#decoded.has(version));
    if (unknown.length > 0)
      for (const [oid, bytes] of await this.bytes(unknown.map(({ version }) => version)))
        this.#decoded.set(oid, decode(bytes));
    return names.map(({ name, version }) => ({
      name,
      version,
      ...(this.#decoded.get(version) ?? { text: "" }),
    }));
  }

  /** Their texts by name. */
  async texts(tree: Tree): Promise<Map<string, string>> {
    return new Map((await this.files(tree)).map(({ name, text }) => [name, text]));
  }

  /** What is stored is held against its id: other sites of the same owner share the browser's storage. */
  async #cached(oids: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = await this.#cache.get(oids).catch(() => new Map<string, Uint8Array>());
    const checked = [...found].map(
      async ([oid, bytes]) => [oid, bytes, (await objectIdOf(bytes)) === oid] as const,
    );
    const right = (await Promise.all(checked)).filter(([, , isRight]) => isRight);
    return new Map(right.map(([oid, bytes]) => [oid, bytes]));
  }
}
