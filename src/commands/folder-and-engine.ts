// Reads the arguments of commands that take a folder and an engine: `new` and `adopt`.
import { engineOfNewSite, type EngineOfNewSite } from "../package/engine-of-new-site.ts";

export interface FolderAndEngine {
  /** The words that aren't an option: the folder, if there is one. */
  words: string[];
  /** The address or version of the engine's package. */
  engine: string | undefined;
}

/** @returns what was given, or what is wrong with an argument */
export function readFolderAndEngine(args: readonly string[]): FolderAndEngine | string {
  const words: string[] = [];
  let engine: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    const [, inOne] = /^--engine=(.*)$/.exec(arg) ?? [];
    if (arg !== "--engine" && inOne === undefined) words.push(arg);
    else {
      engine = inOne ?? args[++at] ?? "";
      if (engine.trim() === "" || engine.startsWith("-"))
        return "Write an address or a version after --engine.";
    }
  }
  const option = words.find((word) => word.startsWith("-"));
  if (option !== undefined) return `There is no option ${option}.`;
  if (words.length > 1)
    return `Expected one folder, found ${words.length}. If you mean "${words.join(" ")}", put it in quotes.`;
  return { words, engine };
}

/** @param engine the address or version that was given; without one, the engine that a new site gets */
export const chosenEngine = async (engine: string | undefined): Promise<EngineOfNewSite> =>
  engine === undefined ? engineOfNewSite() : { is: "named", dependency: engine };

/** True if the arguments ask for the help. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg, at) => arg === "--help" && args[at - 1] !== "--engine");
