// A label above the one control that it belongs to.
import type { ReactNode } from "react";
import type { Field } from "../../content/model/site.ts";
import type { FieldViewProps } from "./kind.ts";

interface Props extends Pick<FieldViewProps<Field>, "attributes" | "label" | "help"> {
  children: ReactNode;
}

export function Labelled({ attributes, label, help, children }: Props) {
  return (
    <>
      <label htmlFor={attributes.id}>{label}</label>
      {help}
      {children}
    </>
  );
}
