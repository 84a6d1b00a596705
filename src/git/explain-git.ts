// What git says when something doesn't work, for a person who doesn't know git.
import type { Publishing } from "../store/store.ts";
import { NoTemporaryFolder } from "../files/temporary-folder.ts";
import { GitFailed } from "./git.ts";

const rejected = /protected branch|\[remote rejected\]/i;

/** Of a proposal, whose branch is its own, the advice to send one says nothing. */
const rejectedProposal =
  "The place where the site is kept doesn't take this proposal. Try another name for it, or ask the person who looks after the site whether you may add branches.";

const sayings: readonly [RegExp, string][] = [
  [
    rejected,
    "The place where the site is kept doesn't take changes to this branch. Send it as a proposal, for somebody to look at.",
  ],
  [
    /terminal prompts disabled|could not read (username|password)|authentication failed|permission denied|host key verification|invalid username|\b403\b|denied to/i,
    "The place where the site is kept doesn't let this computer in. Sign in to it once outside of the editor, for example by git fetch in a terminal, and try again.",
  ],
  [
    /couldn't find remote ref/i,
    "The branch that is published isn't at the remote any more. Ask whoever looks after the site which branch it is now.",
  ],
  [
    /could not resolve host|unable to access|could not read from remote|connection|network|timed out|does not appear to be a git repository|repository .*not found/i,
    "The place where the site is kept can't be reached. Look whether this computer is online, and try again.",
  ],
  [
    /unable to create .*\.lock|cannot lock ref/i,
    "Git is at work in this folder for somebody else just now. Try again in a moment; if it stays so, a program was stopped in the middle, and the lock file that is named below can be deleted.",
  ],
  [
    /dubious ownership/i,
    "Git doesn't trust this folder, as it belongs to another user of this computer. Its message below says how to allow it.",
  ],
];

/**
 * @param to where the changes were to go, if git was sending them
 * @throws what isn't git's
 */
export function inPlainWords(error: unknown, to?: Publishing["to"]["is"]): string {
  if (error instanceof NoTemporaryFolder) return error.message;
  if (!(error instanceof GitFailed)) throw error;
  if (error.why === "missing") return "Git isn't installed on this computer any more.";
  if (error.why === "slow")
    return "It took too long and was stopped; nothing of yours is lost. Try again.";
  if (to === "review" && rejected.test(error.message))
    return `${rejectedProposal} Git says: ${error.message}`;
  const known = sayings.find(([said]) => said.test(error.message))?.[1];
  return `${known ?? "Git could not do it."} Git says: ${error.message}`;
}
