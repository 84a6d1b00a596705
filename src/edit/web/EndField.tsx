// Asks when a token ends.
import { useId, type ReactElement, type RefObject } from "react";
import { t } from "../../words/t.ts";

interface EndFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Such as `2027-05-09`. */
  day: string;
}

export function EndField({ field, day }: EndFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t`The token’s last day (optional)`}</label>
      <input
        id={id}
        ref={field}
        type="date"
        defaultValue={day}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="hint">{t`The editor reminds you a week before.`}</p>
    </div>
  );
}
