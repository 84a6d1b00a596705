// A photo host that is named twice would be asked for its photos in one of two ways.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { atValue, type FieldsRule } from "./rule.ts";

export const photoHosts: FieldsRule = {
  on: "site",
  check: ({ pictures }, context) => {
    const hosts: unknown = isFields(pictures) ? pictures["hosts"] : undefined;
    if (!Array.isArray(hosts)) return [];
    const names = hosts.map((each: unknown) => (isFields(each) ? each["host"] : undefined));
    return names.flatMap((name, index) => {
      if (typeof name !== "string" || names.indexOf(name) === index) return [];
      const place = atValue(context, "pictures", "hosts", index, "host");
      return [problem("duplicate-name", place, { name, what: "photo hosts" })];
    });
  },
};
