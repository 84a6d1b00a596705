// Reports links that go through a service which counts or checks clicks, as mail programs and search engines copy them.
import { problem } from "../diagnostics/problem.ts";
import { detoursIn } from "../text/detours.ts";
import { atPart, type TextRule } from "./rule.ts";

export const linkDetours: TextRule = {
  on: "every text",
  characters: /\//,
  check: (text, context) =>
    detoursIn(text).map(({ written, from, direct }) => {
      const { host } = new URL(written);
      return problem("link-detour", atPart(context, from, written.length), { host, direct });
    }),
};
