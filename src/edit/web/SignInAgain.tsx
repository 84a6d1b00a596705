// Asks a person who is signed in for another token, with the ways that this site offers.
import type { ReactElement } from "react";
import { HostSignIn } from "./HostSignIn.tsx";
import { goOnWith } from "./same-person.ts";
import type { SiteAccount } from "./site-account.ts";
import { siteKey } from "./site-key.ts";
import { siteName } from "./site-name.ts";
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
