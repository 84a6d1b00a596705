// Loads the compiler of a site's own blocks. Only sites with such blocks install it.
import { testedVersion } from "../engine/own-package.ts";

/** @returns undefined if it isn't installed */
export async function loadCompiler(): Promise<typeof import("rolldown") | undefined> {
  return import("rolldown").catch(() => undefined);
}

/** The command that installs it, in the version that the engine is tested with. */
export const installCommand = async (): Promise<string> =>
  `npm install --save-dev rolldown@${await testedVersion("rolldown")}`;
