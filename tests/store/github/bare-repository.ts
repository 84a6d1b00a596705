// A real bare repository. Branches move with git's own commands; objects are read and written in git's own format,
// because starting git for each would take most of the tests' time.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";

export interface TreeEntry {
  /** As in git's own trees: `100644`, `120000`, `40000`. */
  mode: string;
  name: string;
  oid: string;
}

export interface Signature {
  name: string;
  email: string;
  /** In ISO 8601. */
  date: string;
}

export interface Commit {
  tree: string;
  parents: readonly string[];
  author: Signature;
  committer: Signature;
  message: string;
}

interface GitObject {
  type: string;
  content: Buffer;
}

const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: resolve("tests/git/own-settings"),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_TEMPLATE_DIR: "",
};

const isOid = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

function signature(line: string): Signature {
  const [, name = "", email = "", seconds = "0"] = /^(.*) <(.*)> (\d+)/.exec(line) ?? [];
  const date = new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z");
  return { name, email, date };
}

const signatureLine = ({ name, email, date }: Signature): string =>
  `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;

export class BareRepository {
  readonly path: string;
  /** Repositories whose objects this one has, too. */
  readonly #alternates: readonly string[];
  /** Objects never change, so each is read once. */
  readonly #objects = new Map<string, GitObject>();

  constructor(path: string, alternates: readonly string[] = []) {
    this.path = path;
    this.#alternates = alternates;
  }

  git(args: readonly string[]): Buffer {
    return execFileSync("git", ["--git-dir", this.path, ...args], {
      env: environment,
      stdio: "pipe",
      maxBuffer: 1e9,
    });
  }

  #line(args: readonly string[]): string {
    return this.git(args).toString().trim();
  }

  /** Git's own format for a single object: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
  #file(oid: string, repository = this.path): string {
    return join(repository, "objects", oid.slice(0, 2), oid.slice(2));
  }

  #write(type: string, content: Uint8Array): string {
    const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const oid = createHash("sha1").update(whole).digest("hex");
    const path = this.#file(oid);
    if (!existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, deflateSync(whole, { level: 1 }));
    }
    return oid;
  }

  object(oid: string): GitObject | undefined {
    const known = this.#objects.get(oid);
    if (known || !isOid(oid)) return known;
    const paths = [this.path, ...this.#alternates].map((path) => this.#file(oid, path));
    const path = paths.find((each) => existsSync(each));
    const found = path ? this.#readFile(path) : this.#readPacked(oid);
    if (found) this.#objects.set(oid, found);
    return found;
  }

  #readFile(path: string): GitObject {
    const whole = inflateSync(readFileSync(path));
    const end = whole.indexOf(0);
    const [type = ""] = whole.toString("utf8", 0, end).split(" ");
    return { type, content: whole.subarray(end + 1) };
  }

  /** What was pushed with git. */
  #readPacked(oid: string): GitObject | undefined {
    try {
      const type = this.#line(["cat-file", "-t", oid]);
      return { type, content: this.git(["cat-file", type, oid]) };
    } catch {
      return undefined;
    }
  }

  commit(oid: string): Commit | undefined {
    const found = this.object(oid);
    if (found?.type !== "commit") return undefined;
    const text = found.content.toString();
    const split = text.indexOf("\n\n");
    const head = text.slice(0, split).split("\n");
    const values = (key: string) =>
      head.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
    return {
      tree: values("tree")[0] ?? "",
      parents: values("parent"),
      author: signature(values("author")[0] ?? ""),
      committer: signature(values("committer")[0] ?? ""),
      message: text.slice(split + 2).replace(/\n$/, ""),
    };
  }

  tree(oid: string): TreeEntry[] | undefined {
    const found = this.object(oid);
    if (found?.type !== "tree") return undefined;
    const entries: TreeEntry[] = [];
    for (let at = 0; at < found.content.length;) {
      const end = found.content.indexOf(0, at);
      const [mode = "", ...words] = found.content.toString("utf8", at, end).split(" ");
      const id = found.content.subarray(end + 1, end + 21).toString("hex");
      entries.push({ mode, name: words.join(" "), oid: id });
      at = end + 21;
    }
    return entries;
  }

  writeBlob(content: string | Uint8Array): string {
    return this.#write("blob", Buffer.from(content));
  }

  writeTree(entries: readonly TreeEntry[]): string {
    const key = ({ mode, name }: TreeEntry) => Buffer.from(mode === "40000" ? `${name}/` : name);
    const sorted = [...entries].sort((one, other) => Buffer.compare(key(one), key(other)));
    const parts = sorted.flatMap(({ mode, name, oid }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(oid, "hex"),
    ]);
    return this.#write("tree", Buffer.concat(parts));
  }

  writeCommit({ tree, parents, author, committer, message }: Commit): string {
    const head = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${signatureLine(author)}`,
      `committer ${signatureLine(committer)}`,
    ];
    return this.#write("commit", Buffer.from(`${head.join("\n")}\n\n${message}\n`));
  }

  /** Branch -> commit. */
  branches(): Map<string, string> {
    const heads = join(this.path, "refs/heads");
    const files = readdirSync(heads, { recursive: true, withFileTypes: true });
    const pairs = files
      .filter((file) => file.isFile() && !file.name.endsWith(".lock"))
      .map((file) => {
        const path = join(file.parentPath, file.name);
        return [
          relative(heads, path).replaceAll("\\", "/"),
          readFileSync(path, "utf8").trim(),
        ] as const;
      });
    return new Map(pairs);
  }

  /** @returns whether git did it */
  setBranch(branch: string, oid: string | undefined): boolean {
    const ref = `refs/heads/${branch}`;
    try {
      this.git(oid ? ["update-ref", ref, oid] : ["update-ref", "-d", ref]);
      return true;
    } catch {
      return false;
    }
  }

  isAncestor(older: string, newer: string): boolean {
    if (older === newer || this.commit(newer)?.parents.includes(older)) return true;
    try {
      this.git(["merge-base", "--is-ancestor", older, newer]);
      return true;
    } catch {
      return false;
    }
  }

  /** The latest commit that is in both histories. */
  mergeBase(one: string, other: string): string | undefined {
    try {
      return this.#line(["merge-base", one, other]);
    } catch {
      return undefined;
    }
  }

  /** The commits that are in one history only, the latest last. */
  between(older: string, newer: string): readonly string[] {
    const range = ["rev-list", "--reverse", newer, `^${older}`];
    return this.#line(range).split("\n").filter(Boolean);
  }

  /** The commits before and at this one, the latest first. @param path only those that changed it */
  history(oid: string, count: number, path?: string): readonly string[] {
    if (path === undefined) return this.#ancestors(oid, count);
    return this.#line(["rev-list", `--max-count=${count}`, oid, "--", path])
      .split("\n")
      .filter(Boolean);
  }

  #ancestors(oid: string, count: number): string[] {
    const found: string[] = [];
    const waiting = new Set([oid]);
    while (waiting.size > 0 && found.length < count) {
      const dated = [...waiting].map((each) => [this.commit(each)?.committer.date ?? "", each]);
      const [, next = ""] = dated.sort().at(-1) ?? [];
      waiting.delete(next);
      found.push(next);
      for (const parent of this.commit(next)?.parents ?? [])
        if (!found.includes(parent)) waiting.add(parent);
    }
    return found;
  }
}
