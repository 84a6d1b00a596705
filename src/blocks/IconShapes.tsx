// An icon as inline SVG, in the colour of the words beside it; it says nothing that they don't.
import { createElement, type ReactElement } from "react";
import type { Icon } from "../content/model/notations.ts";

export function IconShapes({ icon }: { icon: Icon }): ReactElement {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
