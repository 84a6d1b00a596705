// Finds the classes and custom properties that a script names, which the stylesheet must then leave as they are.
import { parseSync, Visitor } from "vite";

/** The classes and custom properties in a program's texts, among other names. */
export function namesIn(code: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw);
    },
  }).visit(parseSync("program.js", code).program);
  return texts.flatMap((text) => text.match(/(?<=\.)[a-z][\w-]*|--[a-z][\w-]*/gi) ?? []);
}
