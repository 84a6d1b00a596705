// Edits a date; where allowed, it can be the day of the visit, or none.
import { useEffect, useRef, type ReactElement } from "react";
import type { Node } from "../../../content/schema/read-schema.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";
import { t } from "../../../words/t.ts";

const today = "today";

interface Options {
  canBeToday: boolean;
}

export const day = inputKind({ accepts, Input: DayInput });

function accepts({ schema: { isDay = false, pattern = "" } }: Node): Options | undefined {
  return isDay ? { canBeToday: new RegExp(pattern).test(today) } : undefined;
}

function DayInput(props: InputProps<Options>): ReactElement {
  const { value, path, isNeeded, attributes, options } = props;
  const { canBeToday } = options;
  const { write } = usePanel();
  const { say } = useEditing();
  const { text: written, writeText, onBlur } = useText(props);
  /** The date before it was typed over, a part at a time. */
  const before = useRef(written);
  const input = useRef<HTMLInputElement>(null);
  const isToday = canBeToday && written === today;
  const shown = isToday ? "" : written;
  // React would put the date back with each key that makes half a date, which nobody could type over then.
  useEffect(() => {
    const { current } = input;
    if (current && !current.validity.badInput && current.value !== shown) current.value = shown;
  }, [shown]);
  return (
    <div className="day">
      <input
        {...attributes}
        type="date"
        disabled={isToday}
        ref={input}
        defaultValue={shown}
        onChange={({ target }) => {
          // Half a date, or a day that doesn't exist, has no value: the date stays until it is one again.
          if (!target.validity.badInput) writeText(target.value);
        }}
        onFocus={() => (before.current = written)}
        onBlur={({ target }) => {
          if (target.validity.badInput) {
            target.value = before.current;
            if (written !== before.current) writeText(before.current);
            say(t`There is no such day, so the date stayed as it was.`);
          }
          onBlur();
        }}
      />
      {canBeToday && (
        <label>
          <input
            type="checkbox"
            checked={isToday}
            onChange={({ target }) => write(path, target.checked ? today : undefined)}
          />{" "}
          {t`Day of the visit`}
        </label>
      )}
      {/* A date that is asked for is empty already, so it can't be emptied. */}
      {value === "" && !isNeeded && (
        <button
          type="button"
          className="suggestion"
          onClick={() => write(path, undefined)}
        >{t`No date`}</button>
      )}
    </div>
  );
}
