// Shows a version of the site before it is accepted. Only a private repository needs a person who is signed in.
import { Refused } from "../store/git-host.ts";
import type { Account } from "../store/github/account.ts";
import type { LookedAt } from "../store/git/look-branch.ts";
import { LookScreen } from "./look/LookScreen.tsx";
import { askAfterFailure } from "./web/ask-after-failure.tsx";
import { findSignIn, type Asked } from "./web/ask-to-sign-in.tsx";
import { listenForSignOut } from "./web/forget-site.ts";
import { forgetSignIn, rememberedSignIn, rememberSignIn, type SignIn } from "./web/sign-in.ts";
import { siteKey } from "./web/site-key.ts";
import type { Stage } from "./web/stage.tsx";

export interface LookParts extends Asked {
  read: (account: Account, branch: string) => Promise<LookedAt>;
}

/** Goes on as long as the page is open. */
export async function showLook(stage: Stage, parts: LookParts, branch: string): Promise<never> {
  const site = siteKey(parts.setup);
  listenForSignOut(site);
  let signIn = rememberedSignIn(site);
  for (;;) {
    const error = await show(stage, parts, branch, signIn);
    const answer = await askAfterFailure(stage, error, "Sign in");
    if (answer === "again") continue;
    forgetSignIn(site);
    signIn = await findSignIn(stage, parts, { invitation: undefined, answer: undefined });
    rememberSignIn(site, signIn);
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
        return await read(account, branch);
      } catch (error) {
        if (error instanceof Refused && (isEnded || !signIn)) resolve(error);
        throw error;
      }
    };
    stage.show(<LookScreen title={branch} load={load} />);
  });
}
