// The field for a page's name, which its address and its file use.
import type { ReactElement } from "react";
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
      hint="The page’s address ends with this name."
      value={name}
      problem={problem}
      onText={onName}
    />
  );
}
