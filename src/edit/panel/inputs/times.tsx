// Edits the times of a day, such as 08:00-17:30, as two times on a clock.
import type { ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";

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
  const write = (opens: string, closes: string) =>
    writeText(`${opens}-${closes === midnight ? endOfDay : closes}`);
  return (
    <div className="times">
      <label>
        From{" "}
        <input
          {...props.attributes}
          type="time"
          value={from}
          onChange={({ target }) => write(target.value, to)}
          onBlur={onBlur}
        />
      </label>
      <label>
        to{" "}
        <input
          type="time"
          aria-invalid={props.attributes["aria-invalid"]}
          aria-describedby={props.attributes["aria-describedby"]}
          value={to === endOfDay ? midnight : to}
          onChange={({ target }) => write(from, target.value)}
          onBlur={onBlur}
        />
      </label>
    </div>
  );
}
