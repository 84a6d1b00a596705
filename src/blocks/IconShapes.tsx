// Draws an icon as inline SVG in the color of the text next to it, hidden from screen readers because the text says it all.
import { createElement, type ReactElement } from "react";
import { LineDrawing } from "../components/LineDrawing.tsx";
import type { Icon } from "../content/model/notations.ts";

export function IconShapes({ icon }: { icon: Icon }): ReactElement {
  return (
    <LineDrawing className="icon">
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </LineDrawing>
  );
}
