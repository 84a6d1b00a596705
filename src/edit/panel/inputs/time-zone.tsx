// Edits a time zone, with every zone that the browser knows as a suggestion.
import type { ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import { todaysZone, todaysZones } from "./todays-zones.ts";
import { useText } from "./use-text.ts";
import { t } from "../../../words/t.ts";

export const timeZone = inputKind({
  accepts: ({ schema }) => schema.isTimeZone,
  Input: TimeZoneInput,
});

function TimeZoneInput(props: InputProps): ReactElement {
  const value = useText(props);
  const own = todaysZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <SuggestedText
        attributes={props.attributes}
        {...value}
        values={todaysZones()}
        nameOf={(zone) => zone}
      />
      {value.text === "" && own.includes("/") && (
        <div className="suggestion">
          <button type="button" onClick={() => value.writeText(own)}>{t`Use ${own}`}</button>
        </div>
      )}
    </>
  );
}
