// A number within the limits that content sets, with its unit after it.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const number: FieldKind<FieldOf<"number">> = {
  View: labelled(({ field, attributes }) => {
    const { min, max, step, unit, placeholder } = field;
    const unitId = unit && `${attributes.id}-unit`;
    const described = [unitId, attributes["aria-describedby"]].filter(Boolean).join(" ");
    return (
      <div className="field-number">
        <input
          {...attributes}
          aria-describedby={described || undefined}
          type="number"
          // A phone's number pad has no minus key.
          inputMode={min !== undefined && min >= 0 ? "decimal" : undefined}
          min={min}
          max={max}
          step={step}
          placeholder={placeholder}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
    );
  }),
  answer: {
    ...asWritten,
    longest: undefined,
    isMultiline: false,
    say: (answer, { unit }) => (unit === undefined ? answer : `${answer} ${unit}`),
  },
};
