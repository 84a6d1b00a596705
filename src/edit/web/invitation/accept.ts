// Opens an invitation with its pass phrase, and checks that its token still works.
import { siteKey, type SiteSetup } from "../site-key.ts";
import { signInOf, type SignIn } from "../sign-in.ts";
import { checkSafely, type CheckToken } from "../token-check.ts";
import { loadWords, readPhrase } from "./pass-phrase.ts";
import { rememberInvitation } from "./remembered-invitation.ts";
import { open, readSealed } from "./seal.ts";
import { t } from "../../../words/t.ts";

export type Accepted = { is: "signed in"; signIn: SignIn } | { is: "refused"; reason: string };

const refused = (reason: string): Accepted => ({ is: "refused", reason });

/**
 * @param sealed the text of the link
 * @param typed the pass phrase as the person typed it
 */
export async function accept(
  sealed: string,
  typed: string,
  setup: SiteSetup,
  check: CheckToken,
): Promise<Accepted> {
  const words = await loadWords().catch(() => undefined);
  if (!words) return refused(t`The editor couldn't be loaded. Reload the page and try again.`);
  const phrase = readPhrase(typed, words);
  if (phrase.is === "wrong") return refused(phrase.reason);
  const link = await readSealed(sealed);
  if (link.is !== "sealed") return refused(linkProblems[link.is]);
  const invitation = await open(link.bytes, phrase.phrase, setup);
  if (!invitation) return refused(wrongPhrase);
  const { token, ends, person, by } = invitation;
  if (ends && ends < new Date())
    return refused(t`This invitation has ended. Ask ${by} for a new one.`);
  const checked = await checkSafely(check, token);
  if (checked.is === "refused") return refused(ended(by, checked.reason));
  rememberInvitation(siteKey(setup), sealed);
  return {
    is: "signed in",
    signIn: signInOf(
      token,
      { ...checked, person, ends: checked.ends ?? ends },
      { is: "invitation", by },
    ),
  };
}

/** What is the matter with a link that no pass phrase can open. */
export const linkProblems = {
  cut: t`This link isn't complete. Copy all of it from the message you got, or ask for the invitation again.`,
  newer: t`This invitation was made with a later version of the editor. Reload the page and try again.`,
};

const wrongPhrase = t`This pass phrase doesn't belong to the invitation. Check each word and their order. If they are right, ask for a new invitation.`;

/** @param reason the host's, which also may be that there is no connection */
function ended(by: string, reason: string): string {
  return t`This invitation doesn't work now. If it goes on, ask ${by} for a new one. The reason: ${reason}`;
}
