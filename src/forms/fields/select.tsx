// One of several choices: its value is what is sent, its label what people read.
import { asWritten, type FieldKind, type FieldOf, type FieldViewProps } from "./kind.ts";
import { Labelled } from "./Labelled.tsx";

export const select: FieldKind<FieldOf<"select">> = {
  View: SelectView,
  answer: {
    ...asWritten,
    longest: () => undefined,
    isMultiline: false,
    say: (answer, { options }) => options.find(({ value }) => value === answer)?.label ?? answer,
  },
};

function SelectView(props: FieldViewProps<FieldOf<"select">>) {
  const { field, attributes } = props;
  return (
    <Labelled {...props}>
      <select {...attributes}>
        <option value="">{field.prompt}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
