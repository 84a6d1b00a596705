// `npm run reference`: writes content/reference/, and takes new pictures only of what has changed.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { referenceText } from "../../src/reference/reference-text.ts";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { drawings, takePictures } from "./pictures.tsx";
import { problemsText } from "./problems-text.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

endWithArguments("npm run reference\n\n  Writes content/reference/.");

const folder = "content/reference";
const hashFile = join(folder, "pictures.json");

await mkdir(folder, { recursive: true });
await writeFile(join(folder, "README.md"), referenceText(engineVocabulary));
await writeFile(join(folder, "problems.md"), await problemsText());

const wanted = await drawings();
const before = await readFile(hashFile, "utf8").catch(() => "{}");
const known = JSON.parse(before) as Record<string, string>;
const there = new Set(await readdir(folder));
const changed = new Map(
  [...wanted].filter(([name, { hash }]) => known[name] !== hash || !there.has(name)),
);
for (const [name, picture] of await takePictures(changed))
  await writeFile(join(folder, name), picture);
for (const name of there)
  if (name.endsWith(".png") && !wanted.has(name)) await rm(join(folder, name));
const hashes = Object.fromEntries([...wanted].map(([name, { hash }]) => [name, hash]));
await writeFile(hashFile, `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${folder}: ${wanted.size} pictures, ${changed.size} of them new.`);
