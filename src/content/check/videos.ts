// Checks by its bytes that a video is one that browsers can play.
import { problem } from "../diagnostics/problem.ts";
import { atValue, type FieldsRule } from "./rule.ts";

export const videos: FieldsRule = {
  on: "video",
  reads: ["file"],
  check: ({ file }, context) => {
    const known = typeof file === "string" ? context.symbols.measured.get(file) : undefined;
    if (typeof file !== "string" || !known || known.kind === "mp4" || known.kind === "webm")
      return [];
    return [problem("wrong-video", atValue(context, "file"), { file })];
  },
};
