// The addresses and sizes of media: as the site serves them, or from the repository until it does.
import type { Unreadable } from "../../content/model/input.ts";
import type { Measured } from "../../content/model/symbols.ts";
import { isLfsPointer } from "../../media/lfs-pointer.ts";
import { Refused } from "../git-host.ts";
import type { Built, BuiltMedia } from "../setup.ts";
import type { Stored } from "../store.ts";
import type { Contents } from "./contents.ts";
import type { GitSite } from "./git-site.ts";
import { loadMeasure } from "./load-measure.ts";
import { mediaIn, type Tree } from "./tree.ts";

interface MediaTree {
  tree: Tree;
  /** What the host can't read. */
  unreadable?: Iterable<readonly [name: string, why: Unreadable]> | undefined;
}

interface MediaFile {
  address: string;
  measured: Measured | undefined;
}

/** By file extension: without this type, browsers don't show a drawing. */
const types: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  pdf: "application/pdf",
};

export class MediaFiles {
  readonly #contents: Contents;
  readonly #site: Pick<GitSite, "built" | "editor">;
  /** What the site serves, if it was asked for ahead. */
  #ahead: Promise<Built | undefined> | undefined;
  /** By object id. */
  readonly #known = new Map<string, MediaFile>();
  /** Addresses of files that the author's content doesn't have any more, by object id. */
  readonly #earlier = new Map<string, string>();

  constructor(contents: Contents, site: Pick<GitSite, "built" | "editor">) {
    this.#contents = contents;
    this.#site = site;
  }

  /** Starts to read what the site serves, as long as nothing is known of it. */
  readAhead(): void {
    if (this.#known.size === 0) this.#ahead ??= this.#readBuilt();
  }

  #readBuilt(): Promise<Built | undefined> {
    return this.#site.built().catch(() => undefined);
  }

  /** The media of a tree. Those that it doesn't have any more are forgotten. */
  async read({
    tree,
    unreadable: others = [],
  }: MediaTree): Promise<Pick<Stored["assets"], "media" | "measured" | "unreadable">> {
    const names = mediaIn(tree).map((name) => [name, tree.get(name) ?? ""] as const);
    this.#forgetOthers(new Set(names.map(([, oid]) => oid)));
    await this.#findBuilt(names.map(([, oid]) => oid));
    const unreadable = new Map<string, Unreadable>(others);
    const readOrSayWhy = async (name: string, oid: string) => {
      const why = await this.#readContent(name, oid).catch((error: unknown): Unreadable => {
        if (!(error instanceof Refused)) throw error;
        return { why: "other", reason: error.message };
      });
      if (why) unreadable.set(name, why);
    };
    const unknown = names.filter(([, oid]) => !this.#known.has(oid));
    await Promise.all(unknown.map(([name, oid]) => readOrSayWhy(name, oid)));
    const known = names.map(([name, oid]) => [name, this.#known.get(oid)] as const);
    return {
      media: new Map(known.map(([name, file]) => [name, file?.address ?? ""])),
      measured: new Map(
        known.flatMap(([name, file]) => (file?.measured ? [[name, file.measured] as const] : [])),
      ),
      unreadable,
    };
  }

  /** @returns the address of a file that the site doesn't serve yet */
  add(name: string, oid: string, content: Uint8Array, measured: Measured): string {
    const known = this.#known.get(oid);
    if (known) return known.address;
    const address = addressFor(name, content);
    this.#known.set(oid, { address, measured });
    return address;
  }

  /** The address of an earlier picture; empty if it isn't one or can't be read. */
  async earlierAddress(name: string, oid: string): Promise<string> {
    const known = this.#earlier.get(oid);
    if (known !== undefined || !typeOf(name).startsWith("image/")) return known ?? "";
    const content = await this.#contents.bytes([oid]).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
    const bytes = content?.get(oid);
    if (!bytes) return "";
    const address = addressFor(name, bytes);
    this.#earlier.set(oid, address);
    return address;
  }

  /** Takes the addresses that the site serves: they cost no request to the Git host. */
  async #findBuilt(oids: readonly string[]): Promise<void> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    if (oids.every((oid) => this.#known.has(oid))) return;
    const built = await (ahead ?? this.#readBuilt());
    for (const oid of oids) {
      const file: (BuiltMedia & { measured?: Measured | undefined }) | undefined =
        built?.media[oid];
      if (!file || this.#known.has(oid)) continue;
      const address = new URL(file.address, this.#site.editor).href;
      this.#known.set(oid, { address, measured: file.measured });
    }
  }

  /** @returns why it can't be shown, if it can't */
  async #readContent(name: string, oid: string): Promise<Unreadable | undefined> {
    // The code comes while the host answers: on a slow line, one after the other takes twice as long.
    const [contents, measure] = await Promise.all([this.#contents.bytes([oid]), loadMeasure()]);
    const content = contents.get(oid);
    if (content && isLfsPointer(content)) return { why: "in LFS" };
    if (content) this.add(name, oid, content, await measure(content));
    return undefined;
  }

  #forgetOthers(oids: ReadonlySet<string>): void {
    for (const [oid, { address }] of this.#known)
      if (!oids.has(oid)) {
        if (address.startsWith("blob:")) URL.revokeObjectURL(address);
        this.#known.delete(oid);
      }
  }
}

function typeOf(name: string): string {
  return types[name.replace(/^.*\./, "").toLowerCase()] ?? "";
}

function addressFor(name: string, content: Uint8Array): string {
  return URL.createObjectURL(new Blob([new Uint8Array(content)], { type: typeOf(name) }));
}
