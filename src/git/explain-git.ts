// Explains git's error messages to a person who doesn't know git.
import { asSentence } from "../content/text/sentence.ts";
import type { Publishing } from "../store/store.ts";
import { NoTemporaryFolder } from "../files/temporary-folder.ts";
import { GitFailed } from "./git.ts";
import { t } from "../words/t.ts";

const rejected = /protected branch|\[remote rejected\]/i;

/** Said about a rejected proposal, because advice to send a proposal wouldn't help there. */
const rejectedProposal =
  "The site's Git host rejected this proposal. Give it another name, or ask the person who maintains the site for permission to add branches.";

const explanations: readonly [RegExp, string][] = [
  [
    rejected,
    "The site's Git host rejects changes to this branch. Send your changes as a proposal for review.",
  ],
  [
    /terminal prompts disabled|could not read (username|password)|authentication failed|permission denied|host key verification|invalid username|\b403\b|denied to/i,
    "The site's Git host didn't accept this computer's sign-in. Sign in once outside the editor, for example with git fetch in a terminal, then try again.",
  ],
  [
    /couldn't find remote ref/i,
    "The published branch is no longer on the remote. Ask the person who maintains the site which branch is published now.",
  ],
  [
    /could not resolve host|unable to access|could not read from remote|connection|network|timed out|does not appear to be a git repository|repository .*not found/i,
    "The site's Git host can't be reached. Check that this computer is online, then try again.",
  ],
  [
    /unable to create .*\.lock|cannot lock ref/i,
    "Another program is using git in this folder. Try again in a moment. If this message stays, a program was interrupted: delete the lock file named below.",
  ],
  [
    /dubious ownership/i,
    "Git doesn't trust this folder because it belongs to another user of this computer. Follow git's message below to allow it.",
  ],
];

/**
 * @param to the destination, if git was sending changes
 * @throws errors that don't come from git
 */
export function explainGitError(error: unknown, to?: Publishing["to"]["is"]): string {
  if (error instanceof NoTemporaryFolder) return error.message;
  if (!(error instanceof GitFailed)) throw error;
  if (error.why === "missing")
    return t`Git is no longer installed on this computer. Install git (https://git-scm.com), then try again.`;
  if (error.why === "slow")
    return t`Git took too long, so it was stopped. Your changes are safe. Try again.`;
  if (to === "review" && rejected.test(error.message))
    return `${rejectedProposal} Git says: ${asSentence(error.message)}`;
  const known = explanations.find(([pattern]) => pattern.test(error.message))?.[1];
  return `${known ?? "Git reported an error."} Git says: ${asSentence(error.message)}`;
}
