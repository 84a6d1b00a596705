// How to make a token, in steps.
import type { ReactElement } from "react";
import { hostOf } from "../../store/hosts.ts";
import type { RepositorySetup } from "../../store/setup.ts";
import { tParts } from "../ui/t-parts.tsx";
import { t } from "../../words/t.ts";

interface TokenStepsProps {
  repository: RepositorySetup;
  /** What to call the token, for example after the site. */
  tokenName: string;
}

export function TokenSteps({ repository, tokenName }: TokenStepsProps): ReactElement {
  const host = hostOf(repository);
  return (
    <ol className="token-steps">
      <li>{tParts`Open ${(
        <a
          href={new URL(host.tokenPage, host.pageOf(repository)).href}
          target="_blank"
          rel="noreferrer"
        >{t`${host.name}’s page for a new token`}</a>
      )}. It opens in a new tab and may ask you to sign in to ${host.name}.`}</li>
      {host.tokenSteps(repository, tokenName).map((step) => (
        <li key={step}>
          {step.split("**").map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              // What the field is called there, where everything is in English.
              <b key={part} lang="en">
                {part}
              </b>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}
