// Checks the list of photo hosts: each host once, so that there is one way to ask for a size, and every host that
// photos come from, because visitors' browsers connect to it.
import { problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isFields, valueAt } from "../model/json.ts";
import { isKnown } from "../schema/is-known.ts";
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
      const location = atValue(context, "pictures", "hosts", index, "host");
      return [problem("duplicate-name", location, { name, what: "photo hosts" })];
    });
  },
};

/** The query parameter that asks a host for a width, if it is known. */
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
        // A listed host with nearly this name is reported where it is listed.
        const meant = listed.map((host) =>
          typeof host === "string" && !used.includes(host) ? suggest(host, used) : undefined,
        );
        const unlisted = used.filter((host) => !listed.includes(host) && !meant.includes(host));
        return {
          source,
          problems: unlisted.sort().map((host) => {
            const locations = files
              .filter(({ uses }) => uses.hosts.has(host))
              .map(({ name }) => name);
            const values = { host, widthParameter: widthParameters[host], locations };
            return problem("unlisted-host", { path: ["pictures", "hosts"], at: "opening" }, values);
          }),
        };
      }),
};
