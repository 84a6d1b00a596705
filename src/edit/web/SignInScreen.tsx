// Signs in to a site: at the host where that is set up, or with a token.
import type { ReactElement } from "react";
import { hostOf } from "../../store/hosts.ts";
import type { RepositorySetup } from "../../store/setup.ts";
import { HostSignIn } from "./HostSignIn.tsx";
import { signInOf, type SessionEnd, type SignIn } from "./sign-in.ts";
import { siteName } from "./site-name.ts";
import { StartScreen } from "./StartScreen.tsx";
import type { CheckToken } from "./token-check.ts";
import { TokenForm } from "./TokenForm.tsx";
import { TokenSteps } from "./TokenSteps.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface SignInScreenProps {
  /** The site's address. */
  url: string;
  repository: RepositorySetup;
  /** The key of the site in the browser's storage. */
  site: string;
  /** Why the person isn't signed in anymore, if they were. */
  end: SessionEnd | undefined;
  check: CheckToken;
  onSignIn: (signIn: SignIn) => void;
}

export function SignInScreen(props: SignInScreenProps): ReactElement {
  const { url, repository, site, end, check, onSignIn } = props;
  return (
    <StartScreen title={t`Edit ${siteName(url)}`}>
      {end?.is === "ended" && (
        <p role="alert" className="message-box" {...looks.problem}>
          {end.reason}
        </p>
      )}
      {end?.is === "signed out" && (
        <p
          role="status"
          className="message-box"
          {...looks.saved}
        >{t`You are signed out. What you saved is there when you sign in again.`}</p>
      )}
      <p>{t`Sign in to change the site’s words and pictures. What you save stays in a draft of your own until you publish it.`}</p>
      {repository.signIn && (
        <>
          <HostSignIn setup={repository.signIn} site={site} />
          <h2>{t`Or use a token`}</h2>
        </>
      )}
      <TokenForm
        repository={repository}
        site={site}
        check={check}
        onReady={(token, ready) => {
          onSignIn(signInOf(token, ready, { is: "token" }));
          return undefined;
        }}
      />
      <p className="quiet">{t`The token is forgotten when you close this tab. Your browser’s password manager can store it for you.`}</p>
      <details>
        <summary>{t`I don’t have a token yet`}</summary>
        <TokenSteps repository={repository} tokenName={t`Edit ${siteName(url)}`} />
        <p>{t`No account at ${hostOf(repository).name}? Ask the person who manages the site for an invitation. It is a link with a pass phrase.`}</p>
      </details>
    </StartScreen>
  );
}
