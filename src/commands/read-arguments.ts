// Parses a command's arguments, or explains what is wrong with them.
import { parseArgs } from "node:util";
import { visibleInLine } from "../content/text/invisible.ts";
import { suggest } from "../content/text/nearest.ts";

/**
 * @param switches each option's name, and whether a value belongs to it
 * @param usage ends the sentence about an option that there isn't
 * @param words what each word without a name may be, in order
 * @returns what was given, by its name; a text where it can't be understood
 */
export function readArguments<Name extends string>(
  args: readonly string[],
  switches: Readonly<Record<Name, "string" | "boolean">>,
  usage: string,
  words: readonly RegExp[] = [],
): Partial<Record<Name, unknown>> | string {
  let place = 0;
  const options = Object.fromEntries(
    Object.entries<"string" | "boolean">(switches).map(([name, type]) => [name, { type }]),
  );
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") {
      if (words[place++]?.test(token.value)) continue;
      return `Unexpected word "${visibleInLine(token.value)}".\n\n${usage}`;
    }
    if (token.kind === "option-terminator") continue;
    const option = options[token.name];
    if (option) {
      if (option.type === "string" || token.value === undefined) continue;
      return `${token.rawName} takes no value. Write only the option.\n\n${usage}`;
    }
    const meant = suggest(token.name, Object.keys(options));
    const question = meant === undefined ? "" : ` Did you mean --${meant}?`;
    return `There is no option ${visibleInLine(token.rawName)}.${question}\n\n${usage}`;
  }
  // Cast: an unknown name would have returned above.
  return values as Partial<Record<Name, unknown>>;
}

/** @returns the one word that was given, or nothing; the help; or a message about what can't be understood */
export function readWord(
  args: readonly string[],
  usage: string,
): { is: "word"; word: string } | { is: "answer"; run: ArgumentsAnswer } {
  const answer = checkArguments(args, usage, [/./]);
  if (answer) return { is: "answer", run: answer };
  return { is: "word", word: args.find((arg) => arg !== "--") ?? "" };
}

/** A command's message about arguments that it doesn't accept, and its exit code. */
export interface ArgumentsAnswer {
  output: string;
  exitCode: 0 | 2;
}

/** @returns undefined if a command with these words, and no option but --help, can start */
export function checkArguments(
  args: readonly string[],
  usage: string,
  words?: readonly RegExp[],
): ArgumentsAnswer | undefined {
  const given = readArguments(args, { help: "boolean" }, usage, words);
  if (typeof given === "string") return { output: given, exitCode: 2 };
  return given.help === true ? { output: usage, exitCode: 0 } : undefined;
}

/** Ends such a command before it starts if there is a message to print. */
export function endWithArguments(usage: string, ...words: readonly RegExp[]): void {
  const answer = checkArguments(process.argv.slice(2), usage, words);
  if (!answer) return;
  if (answer.exitCode === 0) console.log(answer.output);
  else console.error(answer.output);
  process.exit(answer.exitCode);
}
