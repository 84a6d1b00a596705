// Checks by its bytes that a video is one that browsers can play.
import { problem } from "../diagnostics/problem.ts";
import { atValue, type FieldsRule } from "./rule.ts";

export const videos: FieldsRule = {
  on: "video",
  reads: ["file"],
  check: ({ file }, context) => {
    const known = typeof file === "string" ? context.symbols.measured.get(file) : undefined;
    if (typeof file !== "string" || !known) return [];
    const location = atValue(context, "file");
    if (known.kind !== "mp4" && known.kind !== "webm")
      return [problem("wrong-video", location, { file })];
    const { unplayable: format } = known;
    return format === undefined ? [] : [problem("unplayable-video", location, { file, format })];
  },
};
