// Reports links that go through a service which counts or checks clicks, as mail programs and search engines copy them.
import { problem } from "../diagnostics/problem.ts";
import { readLinkAddress } from "../text/address.ts";
import { detoursIn } from "../text/detours.ts";
import { atPart, type TextRule } from "./rule.ts";

export const linkDetours: TextRule = {
  on: "every text",
  characters: /\//,
  check: (text, context) =>
    text.includes("://")
      ? detoursIn(text).map(({ written, from, direct }) => {
          const host = new URL(written).hostname;
          const isFixable = readLinkAddress(direct) !== undefined;
          return problem("link-detour", atPart(context, from, written.length), {
            host,
            direct,
            isFixable,
          });
        })
      : [],
};
