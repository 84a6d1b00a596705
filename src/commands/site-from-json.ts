// The command `site-from-json` of an installed engine: runs one of the commands of a site.
import { readFile } from "node:fs/promises";
import { visibleInLine } from "../content/text/invisible.ts";
import { suggest } from "../content/text/nearest.ts";
import { engineVersion } from "../engine/own-package.ts";
import { couldNotCode } from "../files/given-folder.ts";
import { engineRefusal } from "./engine-refusal.ts";
import { printRun } from "./print-run.ts";

interface Command {
  /** What it does, for the list of commands. */
  does: string;
  /** Reads its code, and nothing else of the package. */
  load: () => Promise<{ main: (args: readonly string[]) => Promise<void> }>;
}

const commands: Readonly<Record<string, Command>> = {
  start: {
    does: "serve the site and the editor while you work",
    load: () => import("./start.ts"),
  },
  check: {
    does: "report every mistake in the content",
    load: () => import("./check.ts"),
  },
  changes: {
    does: "show what has changed since the site was last published",
    load: () => import("./changes.ts"),
  },
  build: {
    does: "build the site into the folder dist",
    load: () => import("./build.ts"),
  },
  preview: {
    does: "serve the built site",
    load: () => import("./preview.ts"),
  },
  "new-block": {
    does: "write a type of block of the site's own",
    load: () => import("./new-block.ts"),
  },
  new: {
    does: "write a small site into a folder",
    load: () => import("./new.ts"),
  },
  upgrade: {
    does: "depend on a newer engine, and say which pages look different",
    load: () => import("./upgrade.ts"),
  },
  adopt: {
    does: "make a copy of the engine's repository a repository of its site alone",
    load: () => import("./adopt.ts"),
  },
};

/** These need no engine here: the site that they make gets the one that is here. */
const worksElsewhere: readonly string[] = ["new", "adopt"];

const usage = `npx site-from-json <command> [options]

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(11)}${does}`)
  .join("\n")}

  --version prints the version of the engine.
  --help after a command shows its options: npx site-from-json check --help`;

/** Runs the command that the first word names, or says which there are. */
export async function main([name = "", ...args]: readonly string[]): Promise<void> {
  if (name === "--help") return printRun({ output: usage, exitCode: 0 });
  const version = await engineVersion();
  if (name === "--version") return printRun({ output: version, exitCode: 0 });
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    const site = await readFile("package.json", "utf8").catch(() => undefined);
    const needsEngine = !worksElsewhere.includes(name);
    const refusal = site === undefined ? undefined : engineRefusal(site, version, needsEngine);
    if (refusal !== undefined) return printRun({ output: refusal, exitCode: couldNotCode });
    return (await command.load()).main(args);
  }
  const meant = suggest(name, Object.keys(commands));
  const question = meant === undefined ? "" : ` Did you mean ${meant}?`;
  const wrong =
    name === "" ? "Add a command." : `There is no command "${visibleInLine(name)}".${question}`;
  printRun({ output: `${wrong}\n\n${usage}`, exitCode: couldNotCode });
}

await main(process.argv.slice(2));
