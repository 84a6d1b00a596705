// Edits a date; where allowed, it can be the day of the visit, or none.
import type { ReactElement } from "react";
import type { Node } from "../../../content/schema/read-schema.ts";
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
  const { text: written, writeText, onBlur } = useText(props);
  const isToday = canBeToday && written === today;
  return (
    <div className="day">
      <input
        {...attributes}
        type="date"
        disabled={isToday}
        value={isToday ? "" : written}
        onChange={({ target }) => writeText(target.value)}
        onBlur={onBlur}
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
