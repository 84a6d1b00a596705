// Writes and reads client.json: everything that visitors' browsers get, bundled when the package is made.
import type { Prebuilt, Runtime } from "../document/prebuild.ts";

/** What a site's build fills in: the styles and islands, and the parts of documents' scripts by their entries. */
export interface Client {
  prebuilt: Prebuilt;
  runtimes: ReadonlyMap<string, Runtime>;
}

/** As JSON has it: without maps and sets. */
type Written = Omit<Prebuilt, "tokens" | "islandWords" | "islandNames" | "files"> & {
  tokens: readonly (readonly [name: string, short: string])[];
  islandWords: readonly string[];
  islandNames: readonly string[];
  files: readonly (readonly [path: string, content: string])[];
  runtimes: readonly (readonly [entry: string, runtime: Runtime])[];
};

/** @throws if a file isn't text, which JSON can't hold */
export function writeClient({ prebuilt, runtimes }: Client): string {
  const files = [...prebuilt.files].map(([path, content]) => {
    if (typeof content !== "string") throw new Error(`${path} isn't text.`);
    return [path, content] as const;
  });
  const written: Written = {
    ...prebuilt,
    tokens: [...prebuilt.tokens],
    islandWords: [...prebuilt.islandWords],
    islandNames: [...prebuilt.islandNames],
    files,
    runtimes: [...runtimes],
  };
  return JSON.stringify(written);
}

/** @param text what `writeClient` wrote */
export function readClient(text: string): Client {
  // Cast: this package's own file.
  const { runtimes, ...written } = JSON.parse(text) as Written;
  const prebuilt: Prebuilt = {
    ...written,
    tokens: new Map(written.tokens),
    islandWords: new Set(written.islandWords),
    islandNames: new Set(written.islandNames),
    files: new Map(written.files),
  };
  return { prebuilt, runtimes: new Map(runtimes) };
}
