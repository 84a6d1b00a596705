// Bundles everything that visitors' browsers may get: the styles, the form, and the parts of every document's script.
import { allOptionalScripts } from "../document/optional-scripts.ts";
import { prebuild, prebuildRuntime, type Runtime } from "../document/prebuild.ts";
import { runtimeEntries, scriptEntry } from "../document/runtime-entry.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import type { Client } from "./client.ts";

export async function makeClient(): Promise<Client> {
  const prebuilt = await prebuild();
  const runtimes = new Map<string, Runtime>();
  const scripts = [...allOptionalScripts, engineAddresses.lateFace].map(scriptEntry);
  for (const entry of [...runtimeEntries, ...scripts])
    runtimes.set(entry, await prebuildRuntime(entry));
  return { prebuilt, runtimes };
}
