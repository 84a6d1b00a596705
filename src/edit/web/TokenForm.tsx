// Asks for a token and checks it at once: what is missing is said at the field.
import { useId, type ReactElement } from "react";
import { CheckedField } from "./CheckedField.tsx";
import { checkSafely, type CheckToken, type ReadyToken } from "./token-check.ts";
import { useChecked } from "./use-checked.ts";

interface TokenFormProps {
  /** Password managers store the token under this name, so that two sites at one address don't mix. */
  repository: string;
  check: CheckToken;
  /** @returns what keeps this token from being used here; undefined if nothing does */
  onReady: (token: string, ready: ReadyToken) => string | undefined;
}

/** A form that password managers know: the repository stands for the user's name, and the token for the password. */
export function TokenForm({ repository, check, onReady }: TokenFormProps): ReactElement {
  const { field, problem, isChecking, submit } = useChecked();
  const id = useId();
  const use = async (token: string) => {
    if (token === "") return "Paste your token here.";
    const result = await checkSafely(check, token);
    return result.is === "refused" ? result.reason : onReady(token, result);
  };
  return (
    <form
      className="start-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(use);
      }}
    >
      <div className="field">
        <label htmlFor={id}>Repository</label>
        <input id={id} name="username" autoComplete="username" readOnly value={repository} />
      </div>
      <CheckedField label="Token" problem={problem} field={field} kind="password" />
      <button type="submit" className="primary" aria-disabled={isChecking || undefined}>
        {isChecking ? "Checking…" : "Sign in"}
      </button>
    </form>
  );
}
