// What every report says about a problem, in whichever file it is.
import type { Position } from "../model/path.ts";
import type { Severity } from "./catalog/entry.ts";

export interface Finding extends Position {
  id: string;
  severity: Severity;
  file: string;
  /** Of the value in a file of content; empty for other files. */
  pointer: string;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to do about it. */
  hint: string;
}
