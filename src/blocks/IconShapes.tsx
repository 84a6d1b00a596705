// An icon as inline SVG, in the colour of the words beside it; it says nothing that they don't.
import { createElement, type ReactElement } from "react";
import type { Icon } from "../content/model/notations.ts";

/** Hundredths of a 24th are below anything that a screen shows, and every digit is in the first view. */
const rounded = (attributes: Icon[number][1]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      // Without a leading zero, because a path may write numbers without a space between them.
      value.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/^0/, "")),
    ]),
  );

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
      {icon.map(([tag, attributes], index) =>
        createElement(tag, { ...rounded(attributes), key: index }),
      )}
    </svg>
  );
}
