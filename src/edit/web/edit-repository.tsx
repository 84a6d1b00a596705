// Edits a site whose content is in a repository: sign in, edit, sign out, and from the start.
import { Refused } from "../../store/git-host.ts";
import type { Store } from "../../store/store.ts";
import { Account } from "./account.ts";
import { AccountTools } from "./AccountTools.tsx";
import { askAfterFailure } from "./ask-after-failure.tsx";
import { findSignIn, type Arrival, type Asked } from "./ask-to-sign-in.tsx";
import { forgetSite, listenForSignOut } from "./forget-site.ts";
import { Opening } from "./Opening.tsx";
import type { SessionEnd } from "./sign-in.ts";
import { siteKey } from "./site-key.ts";
import type { Stage } from "./stage.tsx";
import { t } from "../../words/t.ts";

/** A store for the person who is signed in. */
interface RepositoryStore {
  store: Store;
  /** Removes what it has stored in this browser. */
  forget: () => Promise<void>;
}

export interface RepositoryParts extends Asked {
  open: (account: Account) => RepositoryStore;
  /** Removes what this tab has stored beside the sign-in, when another tab signs out. */
  forgetTab: () => void;
}

/** Goes on as long as the page is open. */
export async function editRepository(
  stage: Stage,
  parts: RepositoryParts,
  arrival: Arrival,
): Promise<never> {
  const site = siteKey(parts.setup);
  listenForSignOut(site, parts.forgetTab);
  let given = arrival;
  let end: SessionEnd | undefined;
  for (;;) {
    const account = new Account(site, await findSignIn(stage, parts, given, end));
    given = { invitation: undefined, answer: undefined };
    end = await editAs(stage, parts, account);
  }
}

/** Without the content, nobody can see what isn't saved yet, or save it. */
const toSignOut = {
  label: t`Sign out`,
  warning: t`Signing out deletes what you haven’t saved yet from this browser.`,
};

async function editAs(stage: Stage, parts: RepositoryParts, account: Account): Promise<SessionEnd> {
  stage.show(<Opening />);
  const { store, forget } = parts.open(account);
  let signOut = () => {};
  const signedOut = new Promise<void>((resolve) => (signOut = resolve));
  try {
    const tools = <AccountTools at={{ ...parts, account, onSignOut: signOut }} />;
    const close = await stage.openEditor(store, tools);
    await signedOut;
    close();
  } catch (error) {
    if (error instanceof Refused && error.why === "signed out") {
      account.signedOut();
      return { is: "ended", reason: endedReason(account) };
    }
    if ((await askAfterFailure(stage, error, toSignOut)) === "again")
      return editAs(stage, parts, account);
  }
  await forgetSite(siteKey(parts.setup), forget);
  return { is: "signed out" };
}

function endedReason(account: Account): string {
  const { from } = account.state().signIn;
  return from.is === "invitation"
    ? t`Your invitation has ended. Ask ${from.by} for a new one.`
    : t`Your token has ended or was deleted. Sign in with a new one.`;
}
