// Edits a time zone, with every zone that the browser knows as a suggestion.
import { useId, type ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";

export const timeZone = inputKind({
  accepts: ({ schema }) => schema.isTimeZone,
  Input: TimeZoneInput,
});

function TimeZoneInput(props: InputProps): ReactElement {
  const { text, writeText, onBlur } = useText(props);
  const list = useId();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <input
        {...props.attributes}
        list={list}
        spellCheck={false}
        value={text}
        onChange={({ target }) => writeText(target.value)}
        onBlur={onBlur}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      {text === "" && own.includes("/") && (
        <div className="suggestion">
          <button type="button" onClick={() => writeText(own)}>
            Use {own}
          </button>
        </div>
      )}
    </>
  );
}
