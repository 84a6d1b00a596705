// Checks that a picture can be cut as its crop and its focus point say, and that they leave something to see.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { cutsOffAll } from "../resolve/crop.ts";
import { filledText } from "../resolve/facts.ts";
import { readPictureAddress } from "../text/address.ts";
import { isFlawed } from "./media-files.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

const opposite = [
  ["left", "right"],
  ["top", "bottom"],
] as const;

export const crops: FieldsRule = {
  on: "picture",
  reads: ["src", "crop"],
  check: ({ src, crop }, context) => {
    if (!isFields(crop)) return [];
    return [
      ...checkFile(src, "crop", context),
      ...opposite.flatMap((sides) =>
        cutsOffAll(crop[sides[0]], crop[sides[1]])
          ? [problem("crop-too-large", atValue(context, "crop"), { sides })]
          : [],
      ),
    ];
  },
};

export const focusPoints: FieldsRule = {
  on: "picture",
  reads: ["src", "crop", "focus"],
  check: ({ src, crop, focus }, context) => {
    if (!isFields(focus)) return [];
    const outside = opposite.flatMap(([near, far]) => {
      const [point, low, cut] = [focus[near], percentOf(crop, near), percentOf(crop, far)];
      // In tenths, which the editor writes: a sum of percents isn't exact.
      const high = Math.round((100 - cut) * 10) / 10;
      const isInside = typeof point !== "number" || (point >= low && point <= high);
      return isInside || low >= high ? [] : [{ side: near, low, high }];
    });
    return [
      ...checkFile(src, "focus", context),
      ...(outside.length > 0
        ? [problem("focus-cut-off", atValue(context, "focus"), { outside })]
        : []),
    ];
  },
};

function percentOf(crop: unknown, side: string): number {
  const cut = isFields(crop) ? crop[side] : undefined;
  return typeof cut === "number" ? cut : 0;
}

/** Only photos are made again by the build; any other picture is served as it is. */
function checkFile(src: unknown, field: "crop" | "focus", context: Context): Problem[] {
  const file = typeof src === "string" ? filledText(src, context.facts) : undefined;
  if (file === undefined || isFlawed(file, context.symbols)) return [];
  const isElsewhere = readPictureAddress(file) !== undefined;
  const known = context.symbols.measured.get(file);
  // A file that is missing is reported separately.
  if (!isElsewhere && (!known || known.format !== undefined)) return [];
  return [
    problem(`${field}-impossible`, atValue(context, field), {
      file,
      isElsewhere,
      moves: known?.moves === true,
    }),
  ];
}
