// Runs git. It never waits for a password, and never for long.
import { execFile } from "node:child_process";

/** Git didn't do what it was asked. */
export class GitFailed extends Error {
  /** Not installed; stopped because it took too long; or what it says for itself. */
  readonly why: "missing" | "slow" | "said";

  constructor(why: GitFailed["why"], message: string) {
    super(message);
    this.why = why;
  }
}

const quiet = {
  // What it says is read here, whatever the person's own language is.
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "",
  GCM_INTERACTIVE: "never",
};

/**
 * What would have git act on another repository or index than the folder's own (`git rev-parse --local-env-vars`),
 * as where a hook or an alias of another repository has started us. Settings that somebody passes on stay.
 */
const leadingElsewhere = [
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_COMMON_DIR",
  "GIT_OBJECT_DIRECTORY",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_NAMESPACE",
  "GIT_PREFIX",
  "GIT_INTERNAL_SUPER_PREFIX",
  "GIT_GRAFT_FILE",
  "GIT_SHALLOW_FILE",
  "GIT_NO_REPLACE_OBJECTS",
  "GIT_REPLACE_REF_BASE",
];

interface Asked {
  /** What it reads. */
  input?: string | Uint8Array;
  environment?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  limit?: number;
}

const usualLimit = 20_000;
/** For what goes over the network, or runs a repository's own programs. */
export const longLimit = 180_000;

/**
 * @param folder where it runs; paths are as seen from there
 * @returns what it answers, without a line's end behind it
 * @throws {GitFailed}
 */
export async function git(folder: string, args: readonly string[], asked: Asked = {}) {
  const { input = "", environment = {}, limit = usualLimit } = asked;
  const inherited = { ...process.env };
  for (const name of leadingElsewhere) delete inherited[name];
  const env = { ...inherited, ...quiet, ...environment };
  return new Promise<string>((done, fail) => {
    const options = { env, timeout: limit, maxBuffer: 256 * 1024 * 1024 };
    const all = ["-C", folder, ...args];
    const child = execFile("git", all, options, (error, stdout, stderr) => {
      if (!error) return done(stdout.replace(/\n$/, ""));
      if (error.code === "ENOENT") return fail(new GitFailed("missing", error.message));
      if (error.killed === true) return fail(new GitFailed("slow", stderr));
      return fail(new GitFailed("said", `${stderr}${stdout}`.trim() || error.message));
    });
    // Git may end without having read it, which its answer tells.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

/** The same, undefined where git says no. */
export async function gitIfAny(folder: string, args: readonly string[], asked?: Asked) {
  return git(folder, args, asked).catch((error: unknown) => {
    if (error instanceof GitFailed && error.why === "said") return undefined;
    throw error;
  });
}

/** What git answers with NUL between. */
export function listed(answer: string): string[] {
  return answer.split("\0").filter((each) => each !== "");
}

/** Git over the network, where ssh would ask for a password too. */
export async function gitAfar(folder: string, args: readonly string[]): Promise<string> {
  const own =
    process.env["GIT_SSH_COMMAND"] ?? (await gitIfAny(folder, ["config", "core.sshCommand"]));
  const ssh = `${own ?? "ssh"} -o BatchMode=yes`;
  const environment = process.env["GIT_SSH"] === undefined ? { GIT_SSH_COMMAND: ssh } : {};
  return git(folder, args, { environment, limit: longLimit });
}
