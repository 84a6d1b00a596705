// The input for a text that uses facts: it shows their values.
import type { ReactElement } from "react";
import type { ChosenInput, InputProps } from "../inputs/input-kind.tsx";
import { lines } from "../inputs/lines.tsx";
import { FactText } from "./FactText.tsx";
import { SoleFact } from "./SoleFact.tsx";
import type { TextForm } from "./use-named-facts.ts";

interface FactFieldProps extends Omit<InputProps, "options"> {
  form: Exclude<TextForm, "written">;
  input: ChosenInput;
}

export function FactField({ form, input, ...props }: FactFieldProps): ReactElement {
  return form === "fact" ? (
    <SoleFact {...props} draw={input.draw} />
  ) : (
    <FactText {...props} options={input.options} isSeveralLines={input.kind === lines} />
  );
}
