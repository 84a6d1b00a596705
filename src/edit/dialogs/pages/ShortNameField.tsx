// The field for a page's name, which its address and its file use.
import type { ReactElement } from "react";
import { TextField } from "../../ui/TextField.tsx";
import { t } from "../../../words/t.ts";

interface ShortNameFieldProps {
  name: string;
  problem: string | undefined;
  /** A similar name that can be used. */
  suggested?: string | undefined;
  onName: (name: string) => void;
}

export function ShortNameField(props: ShortNameFieldProps): ReactElement {
  const { name, problem, suggested, onName } = props;
  return (
    <TextField
      label={t`Short name`}
      hint={t`The page’s address ends with this name.`}
      value={name}
      problem={problem}
      onText={onName}
    >
      {problem !== undefined && suggested !== undefined && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button is gone once its name is used.
            currentTarget.closest(".field")?.querySelector("input")?.focus();
            onName(suggested);
          }}
        >{t`Use “${suggested}”`}</button>
      )}
    </TextField>
  );
}
