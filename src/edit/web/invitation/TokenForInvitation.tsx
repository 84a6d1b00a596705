// The token that was made just for an invitation, and how to make it.
import type { ReactElement, RefObject } from "react";
import { CheckedField } from "../CheckedField.tsx";
import { EndField } from "../EndField.tsx";
import type { SiteAccount } from "../site-account.ts";
import { siteName } from "../site-name.ts";
import { TokenSteps } from "../TokenSteps.tsx";
import type { Checked } from "../use-checked.ts";
import { t } from "../../../words/t.ts";

interface TokenForInvitationProps {
  setup: SiteAccount["setup"];
  token: Checked;
  end: RefObject<HTMLInputElement | null>;
}

export function TokenForInvitation({ setup, token, end }: TokenForInvitationProps): ReactElement {
  return (
    <>
      <CheckedField
        label={t`Token for this invitation`}
        problem={token.problem}
        field={token.field}
        kind="secret"
      />
      <details>
        <summary>{t`How to make this token`}</summary>
        <TokenSteps
          repository={setup.repository}
          tokenName={t`Invitation to edit ${siteName(setup.url)}`}
        />
      </details>
      <EndField field={end} day="" />
    </>
  );
}
