// Which photo hosts site.json lists: each once, or it would be asked for its photos in one of two ways; and every one
// that photos come from, because visitors' browsers are sent there.
import { problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isFields, valueAt } from "../model/json.ts";
import { isKnown } from "../schema/unknown-paths.ts";
import { suggest } from "../text/nearest.ts";
import { atValue, type FieldsRule, type SiteRule } from "./rule.ts";

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

/** What asks a host for a width, where that is known. */
export const widthParameters: Readonly<Record<string, string>> = {
  "images.unsplash.com": "w",
  "images.pexels.com": "w",
};

export const unlistedHosts: SiteRule = {
  check: (files, { uses: { hosts } }) =>
    files
      .filter(
        ({ name, unknown }) => name === siteFile && isKnown(unknown, [], ["pictures/hosts/*/host"]),
      )
      .map(({ source, value }) => {
        const list = valueAt(value, ["pictures", "hosts"]);
        const listed = (Array.isArray(list) ? list : []).map((each: unknown) =>
          isFields(each) ? each["host"] : undefined,
        );
        const used = [...hosts];
        // One that is listed in nearly these words is told of where it stands.
        const meant = listed.map((host) =>
          typeof host === "string" && !used.includes(host) ? suggest(host, used) : undefined,
        );
        const unlisted = used.filter((host) => !listed.includes(host) && !meant.includes(host));
        return {
          source,
          problems: unlisted.sort().map((host) => {
            const places = files.filter(({ uses }) => uses.hosts.has(host)).map(({ name }) => name);
            const values = { host, widthParameter: widthParameters[host], places };
            return problem("unlisted-host", { path: ["pictures", "hosts"], at: "opening" }, values);
          }),
        };
      }),
};
