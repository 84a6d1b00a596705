// Checks that the names of a form's fields and choices are unique, for visitors and for the people who read the
// answers.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { ruleFor, atValue } from "./rule.ts";

export const formFieldNames = ruleFor("form", ["fields/*/name"], ({ fields }, context) =>
  repeated(
    fields.map(({ name }) => name),
    "fields",
    (index) => atValue(context, "fields", index, "name"),
  ),
);

export const formChoices = (["selectField", "radioField", "checkboxesField"] as const).map((kind) =>
  ruleFor(kind, ["options/*/value"], ({ options }, context) =>
    repeated(
      options.map(({ value }) => value),
      "choices",
      (index) => atValue(context, "options", index, "value"),
    ),
  ),
);

/** The values of several choices are sent with commas between them. */
export const separateChoices = ruleFor(
  "checkboxesField",
  ["options/*/value"],
  ({ options }, context) =>
    options.flatMap(({ value }, index) => {
      if (!value.includes(",")) return [];
      const help =
        "Remove the comma: commas separate the choices that are sent. The label can have one.";
      return [problem("wrong-form", atValue(context, "options", index, "value"), { value, help })];
    }),
);

/** Reports each name that was used before, where it is used again. */
function repeated(
  names: readonly string[],
  what: string,
  locationOf: (index: number) => ReturnType<typeof atValue>,
): Problem[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [problem("duplicate-name", locationOf(index), { name, what })];
    seen.add(name);
    return [];
  });
}
