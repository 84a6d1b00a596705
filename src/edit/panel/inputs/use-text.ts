// Reads and writes the value of an input whose value is a text.
import { usePanel } from "../../screen/panel-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { withoutEdges } from "../../session/leave-text.ts";
import type { InputProps } from "./input-kind.tsx";

export interface TextValue {
  text: string;
  /** Removes an empty field, unless it is required. */
  writeText: (typed: string) => void;
  /** Ends the undo step of what was typed. */
  onBlur: () => void;
}

export function useText({ value, path, isNeeded }: InputProps): TextValue {
  const session = useSession();
  const { file, write, endStep } = usePanel();
  return {
    text: typeof value === "string" ? value : "",
    writeText: (typed) => write(path, typed === "" && !isNeeded ? undefined : typed),
    onBlur: () => {
      // A text of a list is left with its list, which may remove it in the same step.
      if (typeof path.at(-1) === "number") return;
      withoutEdges(session, { file, path });
      endStep();
    },
  };
}
