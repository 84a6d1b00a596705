// A real bare repository, read and written with git's own commands and formats.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

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
  /** Objects never change, so each is read once. */
  readonly #objects = new Map<string, GitObject>();

  constructor(path: string) {
    this.path = path;
  }

  git(args: readonly string[], input: string | Uint8Array = ""): Buffer {
    return execFileSync("git", ["--git-dir", this.path, ...args], {
      input,
      env: environment,
      stdio: "pipe",
      maxBuffer: 1e9,
    });
  }

  #line(args: readonly string[], input?: string | Uint8Array): string {
    return this.git(args, input).toString().trim();
  }

  /** Reads objects with one command. */
  load(oids: readonly string[]): void {
    const wanted = [...new Set(oids)].filter((oid) => isOid(oid) && !this.#objects.has(oid));
    if (wanted.length === 0) return;
    const output = this.git(["cat-file", "--batch"], wanted.join("\n") + "\n");
    let at = 0;
    while (at < output.length) {
      const end = output.indexOf("\n", at);
      const [oid = "", type = "", size = "0"] = output.toString("utf8", at, end).split(" ");
      at = end + 1;
      if (type === "missing") continue;
      const content = output.subarray(at, at + Number(size));
      this.#objects.set(oid, { type, content });
      at += Number(size) + 1;
    }
  }

  object(oid: string): GitObject | undefined {
    this.load([oid]);
    return this.#objects.get(oid);
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
    return this.#line(["hash-object", "-w", "--stdin"], content);
  }

  writeTree(entries: readonly TreeEntry[]): string {
    const lines = entries.map(({ mode, name, oid }) => {
      const type = mode === "40000" ? "tree" : mode === "160000" ? "commit" : "blob";
      return `${mode.padStart(6, "0")} ${type} ${oid}\t${name}\0`;
    });
    return this.#line(["mktree", "-z"], lines.join(""));
  }

  writeCommit({ tree, parents, author, committer, message }: Commit): string {
    const head = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${signatureLine(author)}`,
      `committer ${signatureLine(committer)}`,
    ];
    const text = `${head.join("\n")}\n\n${message}\n`;
    return this.#line(["hash-object", "-t", "commit", "-w", "--stdin"], text);
  }

  /** Branch -> commit. */
  branches(): Map<string, string> {
    // Git's own files: starting git for every answer would take most of the tests' time.
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
    try {
      this.git(["merge-base", "--is-ancestor", older, newer]);
      return true;
    } catch {
      return false;
    }
  }

  /** The commits before and at this one, the latest first. @param path only those that changed it */
  history(oid: string, count: number, path?: string): string[] {
    const args = ["rev-list", `--max-count=${count}`, oid, ...(path ? ["--", path] : [])];
    return this.#line(args).split("\n").filter(Boolean);
  }
}
