// Lists the faults of the mail service that a developer can simulate in the mailbox.
import { parseJson } from "../../content/text/parse-json.ts";

/** Each fault, in the inbox's order, with a label that says what the service does. */
export const faults = [
  ["none", "Deliver"],
  ["400", "Reject with status 400"],
  ["500", "Fail with status 500"],
  ["slow", "Answer 5 seconds late"],
  ["hang", "Never answer"],
  ["drop", "Close the connection"],
] as const;

export type Fault = (typeof faults)[number][0];

/** Reads the fault from JSON such as `{ "fault": "400" }`; undefined if it names none. */
export function readFault(text: string): Fault | undefined {
  const value = parseJson(text);
  const wanted = typeof value === "object" && value !== null && "fault" in value && value.fault;
  return faults.find(([fault]) => fault === wanted)?.[0];
}
