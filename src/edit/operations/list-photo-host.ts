// Reads the photo hosts in site.json and adds one.
import { widthParameters } from "../../content/check/photo-hosts.ts";
import type { Change } from "../../content/edit/change.ts";
import { isFields, valueAt } from "../../content/model/json.ts";

/** @param site the value of site.json */
export function listedHosts(site: unknown): string[] {
  const hosts = valueAt(site, ["pictures", "hosts"]);
  if (!Array.isArray(hosts)) return [];
  return hosts.flatMap((each: unknown) =>
    isFields(each) && typeof each["host"] === "string" ? [each["host"]] : [],
  );
}

/** @param site the value of site.json */
export function listHost(site: unknown, host: string): Change {
  const widthParameter = widthParameters[host];
  const value = { host, ...(widthParameter !== undefined && { widthParameter }) };
  if (valueAt(site, ["pictures", "hosts"]) !== undefined)
    return { do: "insert", into: ["pictures", "hosts"], value };
  return { do: "insert", into: [], name: "pictures", value: { hosts: [value] } };
}
