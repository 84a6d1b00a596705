// Checks that text is readable in the company's color, and that browser tabs have an icon.
import { problem } from "../diagnostics/problem.ts";
import { accentContrast, nearestReadable, readableContrast } from "../resolve/palette.ts";
import { atValue, ruleFor, type FieldsRule } from "./rule.ts";

export const accent = ruleFor("site", ["look", "look/accent"], ({ look }, context) => {
  const { accent: written } = look ?? {};
  // A value that isn't a color at all is reported separately.
  if (written === undefined || !/^#[\da-f]{6}$/i.test(written)) return [];
  const contrast = accentContrast(written);
  if (contrast >= readableContrast) return [];
  const values = { accent: written, contrast, needed: readableContrast };
  const location = atValue(context, "look", "accent");
  return [problem("weak-accent", location, { ...values, nearest: nearestReadable(written) })];
});

export const tabIcon: FieldsRule = {
  on: "site",
  reads: ["favicon", "logo"],
  check: ({ favicon, logo }, { path }) => {
    if (favicon !== undefined || logo !== undefined) return [];
    const help = "The small picture in a browser tab: media/name.svg. A logo can be used instead.";
    const values = { field: "favicon", owner: "Site", help };
    return [problem("missing-field", { path: [...path], at: "opening" }, values)];
  },
};
