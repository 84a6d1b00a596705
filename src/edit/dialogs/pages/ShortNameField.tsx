// The field for a page's name, which its address and its file use.
import type { ReactElement } from "react";
import { TextField } from "../../ui/TextField.tsx";
import { t } from "../../../words/t.ts";

interface ShortNameFieldProps {
  name: string;
  problem: string | undefined;
  onName: (name: string) => void;
}

export function ShortNameField({ name, problem, onName }: ShortNameFieldProps): ReactElement {
  return (
    <TextField
      label={t`Short name`}
      hint={t`The page’s address ends with this name.`}
      value={name}
      problem={problem}
      onText={onName}
    />
  );
}
