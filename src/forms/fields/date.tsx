// A date, chosen in the browser's calendar: programs get 2025-05-27, and people read it in words.
import { useState, useSyncExternalStore } from "react";
import { browserSpeaks } from "../browser-language.ts";
import { dateWords } from "../date-words.ts";
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

/** Today in the visitor's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const date: FieldKind<FieldOf<"date">> = {
  View: labelled(({ field: { earliest, latest }, attributes, language }) => {
    const [chosen, setChosen] = useState("");
    // The build doesn't know on which day the visitor opens the page.
    const now = useSyncExternalStore(
      () => () => {},
      today,
      () => undefined,
    );
    const dayOf = (limit: string | undefined) => (limit === "today" ? now : limit);
    // Without a limit, browsers accept years with six digits.
    const max = dayOf(latest) ?? "9999-12-31";
    return (
      <>
        <input
          {...attributes}
          type="date"
          min={dayOf(earliest)}
          max={max}
          onInput={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        {/* A browser in another language writes 05/06 for the sixth of May or the fifth of June. */}
        {chosen && !browserSpeaks(language) && (
          <p className="field-help" role="status">
            {dateWords(chosen, language)}
          </p>
        )}
      </>
    );
  }),
  answer: {
    ...asWritten,
    longest: undefined,
    isMultiline: false,
    say: (answer, _, language) =>
      new Date(answer).toLocaleDateString([language, "en"], { dateStyle: "full", timeZone: "UTC" }),
  },
};
