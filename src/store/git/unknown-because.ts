// Answers why something that was published can't be read.
import { NotLoaded } from "../../media/load-code.ts";
import { Refused } from "../git-host.ts";

/** @throws what has no message for the person */
export function unknownBecause(error: unknown): { is: "unknown"; reason: string } {
  if (!(error instanceof Refused || error instanceof NotLoaded)) throw error;
  return { is: "unknown", reason: error.message };
}
