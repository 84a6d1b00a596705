// The field for a page's name, which links to it and its file use.
import type { ReactElement } from "react";
import { nameHint } from "../../operations/pages/page-names.ts";
import { TextField } from "../../ui/TextField.tsx";

interface ShortNameFieldProps {
  name: string;
  problem: string | undefined;
  onName: (name: string) => void;
}

export function ShortNameField({ name, problem, onName }: ShortNameFieldProps): ReactElement {
  return (
    <TextField
      label="Short name"
      hint={nameHint(name)}
      value={name}
      problem={problem}
      onText={onName}
    />
  );
}
