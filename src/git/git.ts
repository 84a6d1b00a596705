// Runs git. It never waits for a password, and never for long.
import { endGroup, startGroup } from "./process-group.ts";

/** Git didn't do what it was asked. */
export class GitFailed extends Error {
  /** Not installed; stopped because it took too long; or what it says for itself. */
  readonly why: "missing" | "slow" | "said";
  /** What it wrote as its answer, without what it and others say beside that. */
  readonly answer: string;

  constructor(why: GitFailed["why"], message: string, answer = "") {
    super(message);
    this.why = why;
    this.answer = answer;
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
      fail(new GitFailed(error.code === "ENOENT" ? "missing" : "said", error.message));
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      const answer = Buffer.concat(answers).toString();
      const complaint = Buffer.concat(complaints).toString();
      if (code === 0) return done(answer.replace(/\n$/, ""));
      if (isSlow) return fail(new GitFailed("slow", complaint));
      const said = `${complaint}${answer}`.trim() || `git ${args[0]} ended with ${code}.`;
      return fail(new GitFailed("said", said, answer));
    });
    // Git may end without having read it, which its answer tells.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
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
