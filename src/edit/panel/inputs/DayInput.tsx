// Edits a date; where allowed, it can be the day of the visit.
import type { ReactElement } from "react";
import { usePanel, type InputProps } from "../panel-context.ts";

const today = "today";

export function DayInput({
  value,
  path,
  isNeeded,
  attributes,
  canBeToday,
}: InputProps & { canBeToday: boolean }): ReactElement {
  const { write, endStep } = usePanel();
  const written = typeof value === "string" ? value : "";
  const isToday = canBeToday && written === today;
  return (
    <div className="day">
      <input
        {...attributes}
        type="date"
        disabled={isToday}
        value={isToday ? "" : written}
        onChange={({ target }) =>
          write(path, target.value === "" && !isNeeded ? undefined : target.value)
        }
        onBlur={endStep}
      />
      {canBeToday && (
        <label>
          <input
            type="checkbox"
            checked={isToday}
            onChange={({ target }) => write(path, target.checked ? today : undefined)}
          />{" "}
          Day of the visit
        </label>
      )}
    </div>
  );
}
