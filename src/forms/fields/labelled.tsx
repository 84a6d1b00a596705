// The view of kinds with one control: the label above it.
import type { ReactNode } from "react";
import type { Field } from "../../content/model/site.ts";
import type { FieldKind, FieldViewProps } from "./kind.ts";

export function labelled<F extends Field>(
  Control: (props: FieldViewProps<F>) => ReactNode,
): FieldKind<F>["View"] {
  return (props) => (
    <>
      <label htmlFor={props.attributes.id}>{props.label}</label>
      {props.help}
      <Control {...props} />
    </>
  );
}
