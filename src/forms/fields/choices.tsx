// Options that are all visible: a visitor chooses one (radio) or any number (checkbox).
import { labelsOf, type FieldKind, type FieldOf } from "./kind.ts";

type ChoicesField = FieldOf<"radio" | "checkboxes">;

/** Separates the values of an answer. The check makes sure that no value contains it. */
const separator = ", ";

export function choices(type: "radio" | "checkbox"): FieldKind<ChoicesField> {
  const isOne = type === "radio";
  const valuesIn = (answer: string) => (isOne ? [answer] : answer.split(separator));
  return {
    View({ field, attributes, label, help }) {
      const { id, required, name, onInvalid } = attributes;
      return (
        <fieldset className="choices" id={id} aria-describedby={attributes["aria-describedby"]}>
          <legend>{label}</legend>
          {help}
          {field.options.map((option) => (
            <label className="choice" key={option.value}>
              {/* With checkboxes, a browser could only require every single one. */}
              <input
                type={type}
                name={name}
                value={option.value}
                required={isOne && required}
                onInvalid={onInvalid}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </fieldset>
      );
    },
    answer: {
      read: (drawn) => {
        const chosen = [...drawn.querySelectorAll("input")].filter(({ checked }) => checked);
        return chosen.map(({ value }) => value).join(separator);
      },
      write(drawn, answer) {
        const values = valuesIn(answer);
        for (const input of drawn.querySelectorAll("input"))
          input.checked = values.includes(input.value);
      },
      longest: undefined,
      isMultiline: false,
      missing: isOne ? undefined : "chooseOne",
      say: (answer, { options }) => labelsOf(valuesIn(answer), options),
    },
  };
}
