// Bundles everything that visitors' browsers may get: the styles, the form, and a runtime for each kind of site.
import { allOptionalScripts } from "../document/optional-scripts.ts";
import { prebuild, prebuildRuntime, type Runtime } from "../document/prebuild.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { runtimeName, type Client } from "./client.ts";

export async function makeClient(): Promise<Client> {
  const prebuilt = await prebuild();
  const runtimes = new Map<string, Runtime>();
  for (const entry of [engineAddresses.runtime, engineAddresses.runtimeOfMany])
    for (const scripts of subsetsOf(allOptionalScripts)) {
      const sources = [entry, ...scripts];
      runtimes.set(runtimeName(sources), await prebuildRuntime(sources));
    }
  return { prebuilt, runtimes };
}

/** All selections of some of the values, or of none, each in the order of the values. */
export function subsetsOf<Value>(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>(
    (made, value) => [...made, ...made.map((each) => [...each, value])],
    [[]],
  );
}
