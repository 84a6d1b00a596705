// A message: as many lines as a visitor likes, up to a limit that they are told of when it comes near.
import { asWritten, type FieldKind, type FieldOf, type FieldViewProps } from "./kind.ts";
import { Labelled } from "./Labelled.tsx";

export const textarea: FieldKind<FieldOf<"textarea">> = {
  View: TextareaView,
  answer: {
    ...asWritten,
    longest: ({ maxLength = 4000 }) => maxLength,
    isMultiline: true,
  },
};

function TextareaView(props: FieldViewProps<FieldOf<"textarea">>) {
  const { field, attributes, limit } = props;
  return (
    <Labelled {...props}>
      <textarea
        {...attributes}
        rows={field.rows ?? 4}
        maxLength={limit}
        placeholder={field.placeholder}
      />
    </Labelled>
  );
}
