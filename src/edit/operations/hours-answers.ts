// The two answers to a problem that asks whether open times end in the evening or in the morning.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Change } from "../../content/edit/change.ts";
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Operation } from "../model/history.ts";

/** Where and how it is asked. Times are as content writes them, such as 14:00-06:00. */
export interface HoursQuestion {
  path: Path;
  times: string;
  /** What was probably meant, such as 14:00-18:00. */
  meant: string;
}

/** @returns undefined if the problem asks something else */
export function hoursQuestion({ problem }: Diagnostic): HoursQuestion | undefined {
  const { path } = problem.location;
  return problem.id === "until-morning" && path ? { path, ...problem.values } : undefined;
}

export function asMeant({ path, meant }: HoursQuestion): Operation {
  return { file: siteFile, change: { do: "set", path, value: meant } };
}

/** The site says so for all its times, so it is asked once. @param site the value of site.json */
export function untilMorning(site: unknown): Operation {
  const [into, name, value] = [["openingHours"], "openAtNight", true] as const;
  const isAnswered = valueAt(site, [...into, name]) !== undefined;
  const change: Change = isAnswered
    ? { do: "set", path: [...into, name], value }
    : { do: "insert", into, name, value };
  return { file: siteFile, change };
}
