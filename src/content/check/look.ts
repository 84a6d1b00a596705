// Checks that text is readable in the company's color.
import { problem } from "../diagnostics/problem.ts";
import { accentContrast, nearestReadable, readableContrast } from "../resolve/palette.ts";
import { atValue, ruleFor } from "./rule.ts";

export const accent = ruleFor("site", ["look/accent"], ({ look }, context) => {
  const { accent: written } = look ?? {};
  // A value that isn't a color at all is reported separately.
  if (written === undefined || !/^#[\da-f]{6}$/i.test(written)) return [];
  const contrast = accentContrast(written);
  if (contrast >= readableContrast) return [];
  const values = { accent: written, contrast, needed: readableContrast };
  const location = atValue(context, "look", "accent");
  return [problem("weak-accent", location, { ...values, nearest: nearestReadable(written) })];
});
