// In the package, instead of src/document/prebuild.ts: reads what was bundled when the package was made.
import { readFile } from "node:fs/promises";
import type * as Replaced from "../../document/prebuild.ts";
import { readClient, type Client } from "../client.ts";
import { packageFile } from "./engine-files.ts";

let client: Promise<Client> | undefined;

const read = (): Promise<Client> =>
  (client ??= readFile(packageFile("client.json"), "utf8").then(readClient));

export const prebuild: typeof Replaced.prebuild = async () => (await read()).prebuilt;

export const prebuildRuntime: typeof Replaced.prebuildRuntime = async (entry) => {
  const runtime = (await read()).runtimes.get(entry);
  if (!runtime) throw new Error(`client.json has no script with this entry: ${entry}`);
  return runtime;
};
