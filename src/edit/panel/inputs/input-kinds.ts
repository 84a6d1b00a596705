// Lists every kind of input. The first one that accepts a schema edits its values.
import type { Node } from "../../../content/schema/read-schema.ts";
import { checkbox } from "./checkbox.tsx";
import { choice } from "./choice.tsx";
import { color } from "./color.tsx";
import { day } from "./day.tsx";
import { icon } from "./icon.tsx";
import type { ChosenInput, InputKind } from "./input-kind.tsx";
import { language } from "./language.tsx";
import { line } from "./line.tsx";
import { lines } from "./lines.tsx";
import { linkName } from "./link-name.tsx";
import { media } from "./media.tsx";
import { number } from "./number.tsx";
import { page } from "./page.tsx";
import { questionName } from "./question-name.tsx";
import { times } from "./times.tsx";
import { timeZone } from "./time-zone.tsx";

export const inputKinds: readonly InputKind[] = [
  checkbox,
  choice,
  page,
  icon,
  questionName,
  linkName,
  media,
  language,
  day,
  times,
  timeZone,
  color,
  number,
  // Any other text.
  lines,
  line,
];

/** @returns undefined if the values of this schema can't be edited */
export function inputFor(node: Node): ChosenInput | undefined {
  for (const kind of inputKinds) {
    const input = kind.inputFor(node);
    if (input) return input;
  }
  return undefined;
}
