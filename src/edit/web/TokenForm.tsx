// Asks for a token and checks it at once: the field says what is missing.
import { useId, useRef, useState, type ReactElement } from "react";
import { hostOf } from "../../store/hosts.ts";
import type { RepositorySetup } from "../../store/setup.ts";
import { CheckedField } from "./CheckedField.tsx";
import { CheckedForm } from "./CheckedForm.tsx";
import { EndField } from "./EndField.tsx";
import { endOn, rememberedEnd, rememberEnd } from "./token-end.ts";
import { checkSafely, withoutBlanks, type CheckToken, type ReadyToken } from "./token-check.ts";
import { useChecked } from "./use-checked.ts";
import { t } from "../../words/t.ts";

interface TokenFormProps {
  /** Password managers store the token under this name, so that two sites at one address don't mix. */
  repository: RepositorySetup;
  /** The key of the site in the browser's storage. */
  site: string;
  /** Whether it replaces a token whose end is remembered. */
  isForNewToken?: boolean;
  check: CheckToken;
  /** @returns what keeps this token from being used here; undefined if nothing does */
  onReady: (token: string, ready: ReadyToken) => string | undefined;
}

/** A form that password managers know: the repository stands for the user's name, and the token for the password. */
export function TokenForm(props: TokenFormProps): ReactElement {
  const { repository, site, isForNewToken = false, check, onReady } = props;
  const { field, problem, isChecking, submit } = useChecked();
  const end = useRef<HTMLInputElement>(null);
  const [firstEnd] = useState(() => (isForNewToken ? "" : rememberedEnd(site)));
  const id = useId();
  const use = async (typed: string) => {
    const token = withoutBlanks(typed);
    if (token === "") return t`Paste your token here.`;
    const day = end.current?.value ?? "";
    const result = await checkSafely(check, token);
    if (result.is === "refused") return result.reason;
    const reason = onReady(token, { ...result, ends: result.ends ?? endOn(day) });
    if (reason === undefined) rememberEnd(site, day);
    return reason;
  };
  return (
    <CheckedForm onSubmit={() => void submit(use)}>
      <div className="field">
        <label htmlFor={id}>{t`Repository`}</label>
        <input
          id={id}
          name="username"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          value={repository.name}
          aria-describedby={`${id}-hint`}
        />
        <p
          id={`${id}-hint`}
          className="hint"
        >{t`Where the site’s files are stored at ${hostOf(repository).name}.`}</p>
      </div>
      <CheckedField
        label={t`Token`}
        hint={t`A kind of password that you make at ${hostOf(repository).name}, for this site alone.`}
        problem={problem}
        field={field}
        kind="password"
      />
      <EndField field={end} day={firstEnd} />
      <button type="submit" className="primary" aria-disabled={isChecking || undefined}>
        {isChecking ? t`Checking…` : t`Sign in`}
      </button>
    </CheckedForm>
  );
}
