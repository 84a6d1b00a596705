// Checks that the crop of a picture can be made, and that it leaves something to see.
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
    if (!isFields(crop) || typeof src !== "string") return [];
    return [
      ...checkFile(filledText(src, context.facts), context),
      ...opposite.flatMap((sides) =>
        cutsOffAll(crop[sides[0]], crop[sides[1]])
          ? [problem("crop-too-large", atValue(context, "crop"), { sides })]
          : [],
      ),
    ];
  },
};

/** Only photos are made again by the build; any other picture is served as it is. */
function checkFile(file: string | undefined, context: Context): Problem[] {
  if (file === undefined || isFlawed(file, context.symbols)) return [];
  const isElsewhere = readPictureAddress(file) !== undefined;
  const known = context.symbols.measured.get(file);
  // A file that is missing is reported separately.
  if (!isElsewhere && (!known || known.format !== undefined)) return [];
  return [problem("crop-impossible", atValue(context, "crop"), { file, isElsewhere })];
}
