// What the receiver of an invitation sees: it asks for the pass phrase.
import { useEffect, useState, type ReactElement } from "react";
import { CheckedField } from "../CheckedField.tsx";
import { CheckedForm } from "../CheckedForm.tsx";
import type { SignIn } from "../sign-in.ts";
import type { SiteSetup } from "../site-key.ts";
import { siteName } from "../site-name.ts";
import { StartScreen } from "../StartScreen.tsx";
import type { CheckToken } from "../token-check.ts";
import { useChecked } from "../use-checked.ts";
import { accept, linkProblems } from "./accept.ts";
import { readSealed } from "./seal.ts";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

interface InvitationScreenProps {
  sealed: string;
  setup: SiteSetup;
  check: CheckToken;
  onSignIn: (signIn: SignIn) => void;
  /** The person wants to sign in with a token instead. */
  onOther: () => void;
}

export function InvitationScreen(props: InvitationScreenProps): ReactElement {
  const { sealed, setup, onOther } = props;
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    void readSealed(sealed).then(({ is }) =>
      setBroken(is === "sealed" ? undefined : linkProblems[is]),
    );
  }, [sealed]);
  return (
    <StartScreen title={t`You are invited to edit ${siteName(setup.url)}`}>
      {broken === undefined ? (
        <PhraseForm {...props} />
      ) : (
        <p role="alert" className="message-box" {...looks.failure}>
          {broken}
        </p>
      )}
      <p>
        <button
          type="button"
          className="change-link"
          onClick={onOther}
        >{t`Sign in with a token instead`}</button>
      </p>
    </StartScreen>
  );
}

function PhraseForm({ sealed, setup, check, onSignIn }: InvitationScreenProps): ReactElement {
  const { field, problem, isChecking, submit } = useChecked();
  const openWith = async (typed: string) => {
    const accepted = await accept(sealed, typed, setup, check);
    if (accepted.is === "refused") return accepted.reason;
    onSignIn(accepted.signIn);
    return undefined;
  };
  return (
    <CheckedForm onSubmit={() => void submit(openWith)}>
      <CheckedField
        label={t`Pass phrase`}
        hint={t`The six words that you got with the invitation. Write them down: you need them each time you open the editor in a new tab.`}
        problem={problem}
        field={field}
        kind="words"
      />
      <button type="submit" className="primary" aria-disabled={isChecking || undefined}>
        {isChecking ? t`Opening…` : t`Open the editor`}
      </button>
    </CheckedForm>
  );
}
