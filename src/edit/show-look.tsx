// Shows a version of the site before it is accepted. Only a private repository needs a person who is signed in.
import { Refused } from "../store/git-host.ts";
import { textsOf } from "../store/store.ts";
import { knowLanguages } from "./session/other-languages.ts";
import type { Account } from "../store/account.ts";
import type { BranchLook } from "../store/git/look-branch.ts";
import { LookScreen } from "./look/LookScreen.tsx";
import { askAfterFailure } from "./web/ask-after-failure.tsx";
import { findSignIn, type Asked } from "./web/ask-to-sign-in.tsx";
import { listenForSignOut } from "./web/forget-site.ts";
import type { HostAnswer } from "./web/pkce.ts";
import { forgetSignIn, rememberedSignIn, rememberSignIn, type SignIn } from "./web/sign-in.ts";
import { loadVocabulary } from "./web/load-vocabulary.ts";
import { siteKey } from "./web/site-key.ts";
import type { Stage } from "./web/stage.tsx";
import { t } from "../words/t.ts";

// One script has both.
export { lookInRepository } from "./look-in-repository.ts";

export interface LookParts extends Asked {
  read: (account: Account, branch: string) => Promise<BranchLook>;
  /** Removes what this tab has stored beside the sign-in, when another tab signs out. */
  forgetTab: () => void;
}

/**
 * Goes on as long as the page is open.
 * @param answer what the host sent the person back with, if they signed in there
 */
export async function showLook(
  stage: Stage,
  parts: LookParts,
  branch: string,
  answer?: HostAnswer,
): Promise<never> {
  const site = siteKey(parts.setup);
  listenForSignOut(site, parts.forgetTab);
  const signInBy = async (given?: HostAnswer) => {
    const found = await findSignIn(stage, parts, { invitation: undefined, answer: given });
    rememberSignIn(site, found);
    return found;
  };
  let signIn = answer ? await signInBy(answer) : rememberedSignIn(site);
  for (;;) {
    const error = await show(stage, parts, branch, signIn);
    if ((await askAfterFailure(stage, error, { label: t`Sign in` })) === "again") continue;
    forgetSignIn(site);
    signIn = await signInBy();
  }
}

/** @returns why it can't be shown, if signing in may help; all else is on its screen */
function show(
  stage: Stage,
  { setup, read }: LookParts,
  branch: string,
  signIn: SignIn | undefined,
): Promise<Refused> {
  let isEnded = false;
  const account: Account = {
    token: () => signIn?.token ?? "",
    person: undefined,
    signedOut: () => {
      isEnded = true;
      forgetSignIn(siteKey(setup));
    },
  };
  return new Promise((resolve) => {
    const load = async () => {
      try {
        const [looked, vocabulary] = await Promise.all([read(account, branch), loadVocabulary()]);
        await knowLanguages(vocabulary, textsOf(looked.now.files));
        return { ...looked, vocabulary };
      } catch (error) {
        if (error instanceof Refused && (isEnded || !signIn)) resolve(error);
        throw error;
      }
    };
    stage.show(<LookScreen title={branch} load={load} />);
  });
}
