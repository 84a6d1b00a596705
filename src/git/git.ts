// Runs git, never waits for a password, and stops git if it takes too long.
import { endGroup, startGroup } from "./process-group.ts";

/** A git command failed. */
export class GitFailed extends Error {
  /** Git isn't installed, was stopped because it took too long, or reported an error of its own. */
  readonly why: "missing" | "slow" | "error";
  /** Its standard output, without standard error. */
  readonly answer: string;

  constructor(why: GitFailed["why"], message: string, answer = "") {
    super(message);
    this.why = why;
    this.answer = answer;
  }
}

const quiet = {
  // Git's messages are parsed here, so they must be in English.
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "",
  GCM_INTERACTIVE: "never",
};

/**
 * Variables that would make git use another repository or index (`git rev-parse --local-env-vars`), for example if a
 * hook or an alias of another repository has started this program. Configuration that is passed on stays.
 */
const repositoryVariables = [
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
  /** Its standard input. */
  input?: string | Uint8Array;
  environment?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  limit?: number;
}

const usualLimit = 20_000;
/** For commands that use the network or run a repository's hooks. */
export const longLimit = 180_000;

/**
 * @param folder where it runs; paths are relative to it
 * @returns its standard output, without the last line break
 * @throws {GitFailed}
 */
export async function git(folder: string, args: readonly string[], asked: Asked = {}) {
  const { input = "", environment = {}, limit = usualLimit } = asked;
  const inherited = { ...process.env };
  for (const name of repositoryVariables) delete inherited[name];
  const env = { ...inherited, ...quiet, ...environment };
  return new Promise<string>((done, fail) => {
    const child = startGroup("git", ["-C", folder, ...args], env);
    const answers: Buffer[] = [];
    const complaints: Buffer[] = [];
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      endGroup(child);
    }, limit);
    child.stdout.on("data", (bytes: Buffer) => answers.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => complaints.push(bytes));
    child.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      fail(new GitFailed(error.code === "ENOENT" ? "missing" : "error", error.message));
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      const answer = Buffer.concat(answers).toString();
      const complaint = Buffer.concat(complaints).toString();
      if (code === 0) return done(answer.replace(/\n$/, ""));
      if (isSlow) return fail(new GitFailed("slow", complaint));
      const message = `${complaint}${answer}`.trim() || `git ${args[0]} ended with ${code}.`;
      return fail(new GitFailed("error", message, answer));
    });
    // Git may exit before it has read its input. Its exit code reports that.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** Like `git`, but returns undefined if git reports an error of its own. */
export async function gitIfAny(folder: string, args: readonly string[], asked?: Asked) {
  return git(folder, args, asked).catch((error: unknown) => {
    if (error instanceof GitFailed && error.why === "error") return undefined;
    throw error;
  });
}

/** Splits output that git separates with NUL (-z). */
export function listed(answer: string): string[] {
  return answer.split("\0").filter((each) => each !== "");
}

/** Runs a git command that uses the network, and keeps ssh from asking for a password. */
export async function gitOverNetwork(folder: string, args: readonly string[]): Promise<string> {
  const own =
    process.env["GIT_SSH_COMMAND"] ?? (await gitIfAny(folder, ["config", "core.sshCommand"]));
  const ssh = `${own ?? "ssh"} -o BatchMode=yes`;
  const environment = process.env["GIT_SSH"] === undefined ? { GIT_SSH_COMMAND: ssh } : {};
  return git(folder, args, { environment, limit: longLimit });
}
