// Asks a person who is signed in for another token, with the ways that this site offers.
import type { ReactElement } from "react";
import type { Account } from "./account.ts";
import { HostSignIn } from "./HostSignIn.tsx";
import { signInOf } from "./sign-in.ts";
import type { SiteAccount } from "./site-account.ts";
import { siteKey } from "./site-key.ts";
import { siteName } from "./site-name.ts";
import type { ReadyToken } from "./token-check.ts";
import { TokenForm } from "./TokenForm.tsx";
import { TokenSteps } from "./TokenSteps.tsx";
import { t } from "../../words/t.ts";

interface SignInAgainProps {
  at: SiteAccount;
  onDone: () => void;
}

export function SignInAgain({ at, onDone }: SignInAgainProps): ReactElement {
  const { account, setup, check } = at;
  const { repository } = setup;
  return (
    <>
      {repository.signIn && <HostSignIn setup={repository.signIn} site={siteKey(setup)} />}
      <TokenForm
        repository={repository}
        site={siteKey(setup)}
        isForNewToken
        check={check}
        onReady={(token, ready) => {
          const problem = goOnWith(account, token, ready);
          if (problem === undefined) onDone();
          return problem;
        }}
      />
      <details>
        <summary>{t`How to make a new token`}</summary>
        <TokenSteps repository={repository} tokenName={t`Edit ${siteName(setup.url)}`} />
      </details>
    </>
  );
}

/**
 * Goes on with a new token: only as the same person, because the editor has their draft open. Not for an invitation: its
 * token belongs to the person who invited.
 * @returns why this token can't be used; undefined if the person is signed in with it now
 */
function goOnWith(account: Account, token: string, ready: ReadyToken): string | undefined {
  const { person } = account.state().signIn;
  if (ready.person.login !== person.login)
    return t`This token belongs to ${ready.person.name}, and you are signed in as ${person.name}. Use a token of your own, or sign out first.`;
  account.signInAgain(signInOf(token, ready, { is: "token" }));
  return undefined;
}
