// Draws an icon as inline SVG in the color of the text next to it, hidden from screen readers because the text says it all.
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
