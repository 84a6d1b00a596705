// How to make a token, in steps. A link can't choose a repository and its permissions, so words say what to choose.
import type { ReactElement } from "react";
import { addressesOf } from "../../store/github/addresses.ts";
import type { RepositorySetup } from "../../store/setup.ts";

interface TokenStepsProps {
  repository: RepositorySetup;
  /** What to call the token, for example after the site. */
  tokenName: string;
}

/**
 * The labels are those of GitHub's page:
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
 */
export function TokenSteps({ repository, tokenName }: TokenStepsProps): ReactElement {
  const { owner, name, page } = addressesOf(repository);
  const newToken = new URL("/settings/personal-access-tokens/new", page);
  return (
    <ol className="token-steps">
      <li>
        Open{" "}
        <a href={newToken.href} target="_blank" rel="noreferrer">
          GitHub’s page for a new token
        </a>
        . It opens in a new tab and may ask you to sign in to GitHub.
      </li>
      <li>
        <b>Token name:</b> {tokenName}, or any name that you’ll recognize.
      </li>
      <li>
        <b>Expiration:</b> choose Custom and a day about a year from now. The editor reminds you in
        time.
      </li>
      <li>
        <b>Resource owner:</b> {owner}
      </li>
      <li>
        <b>Repository access:</b> Only select repositories, and there {name}.
      </li>
      <li>
        <b>Permissions:</b> add Contents and Pull requests, and set both to Read and write.
      </li>
      <li>
        Select <b>Generate token</b>, copy the token, and paste it here.
      </li>
    </ol>
  );
}
