// Edits the times of a day, such as 08:00-17:30, as two times on a clock.
import type { ReactElement } from "react";
import { locationKey } from "../../model/location.ts";
import { remove, useArranging } from "../../screen/arrange.ts";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";
import { t } from "../../../words/t.ts";

export const times = inputKind({
  accepts: ({ schema }) => schema.isTimes,
  Input: TimesInput,
});

/** The end of a day, which no browser's clock has. It is shown and chosen as the beginning of the next one. */
const endOfDay = "24:00";
const midnight = "00:00";

function TimesInput(props: InputProps): ReactElement {
  const { text, writeText, onBlur } = useText(props);
  const [from = "", to = ""] = text.split("-");
  const { file } = usePanel();
  const arranging = useArranging();
  const write = (opens: string, closes: string) => {
    if (opens !== "" || closes !== "")
      return writeText(`${opens}-${closes === midnight ? endOfDay : closes}`);
    const location = { file, path: props.path };
    // Part of the same undo step as emptying the first of them.
    focusField(remove(arranging, location, locationKey(location)).path);
  };
  return (
    <div
      className="times"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <label>
        {t`From`}{" "}
        <input
          {...props.attributes}
          type="time"
          value={from}
          onChange={({ target }) => write(target.value, to)}
        />
      </label>
      <label>
        {t`to`}{" "}
        <input
          type="time"
          aria-invalid={props.attributes["aria-invalid"]}
          aria-describedby={props.attributes["aria-describedby"]}
          value={to === endOfDay ? midnight : to}
          onChange={({ target }) => write(from, target.value)}
        />
      </label>
    </div>
  );
}
