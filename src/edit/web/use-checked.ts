// The state of a field whose answer is checked: by the Git host, or by opening what is sealed.
import { useRef, useState, type RefObject } from "react";
import { t } from "../../words/t.ts";

export interface Checked {
  field: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
  isChecking: boolean;
  /** Shows a problem at the field, which gets the focus. */
  setProblem: (problem: string | undefined) => void;
  /**
   * Checks what was typed, and clears the field if it was accepted.
   * @param check returns what is wrong with it; undefined if nothing is
   */
  submit: (check: (typed: string) => Promise<string | undefined>) => Promise<void>;
}

export function useChecked(): Checked {
  const field = useRef<HTMLInputElement>(null);
  const [problem, showProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const setProblem = (found: string | undefined) => {
    showProblem(found);
    if (found !== undefined) field.current?.focus();
  };
  return {
    field,
    problem,
    isChecking,
    setProblem,
    async submit(check) {
      if (isChecking) return;
      // Cleared first, so that a screen reader announces the same problem again.
      showProblem(undefined);
      setChecking(true);
      const input = field.current;
      const found = await check(input?.value.trim() ?? "").catch(() => unexpected);
      if (input && found === undefined) input.value = "";
      setChecking(false);
      setProblem(found);
    },
  };
}

const unexpected = t`Something went wrong. Reload the page and try again.`;
