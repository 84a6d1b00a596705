// Reads the arguments of commands that take a folder and an engine: `new` and `adopt`.
import { engineOfNewSite, type EngineOfNewSite } from "../package/engine-of-new-site.ts";

/** An option, and what to write after it. */
const options = {
  engine: "an address or a version",
  language: "a language code, such as de,",
} as const;

type Option = keyof typeof options;

export interface FolderAndOptions extends Partial<Record<Option, string>> {
  /** The words that aren't an option: the folder, if there is one. */
  words: string[];
}

/**
 * @param known the options that the command has
 * @returns what was given, or what is wrong with an argument
 */
export function readFolderAndOptions(
  args: readonly string[],
  known: readonly Option[],
): FolderAndOptions | string {
  const given: FolderAndOptions = { words: [] };
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    const [, name, inOne] = /^--(\w+)(?:=(.*))?$/.exec(arg) ?? [];
    const option = known.find((each) => each === name);
    if (option === undefined) given.words.push(arg);
    else {
      const value = inOne ?? args[++at] ?? "";
      if (value.trim() === "" || value.startsWith("-"))
        return `Write ${options[option]} after --${option}.`;
      given[option] = value;
    }
  }
  const { words } = given;
  const unknown = words.find((word) => word.startsWith("-"));
  if (unknown !== undefined) return `There is no option ${unknown}.`;
  if (words.length > 1)
    return `Expected one folder, found ${words.length}. If you mean "${words.join(" ")}", put it in quotes.`;
  return given;
}

/** @param engine the address or version that was given; without one, the engine that a new site gets */
export const chosenEngine = async (engine: string | undefined): Promise<EngineOfNewSite> =>
  engine === undefined ? engineOfNewSite() : { is: "named", dependency: engine };

/** True if the arguments ask for the help. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg, at) => arg === "--help" && !isOption(args[at - 1] ?? ""));

const isOption = (arg: string): boolean => Object.keys(options).some((name) => arg === `--${name}`);
