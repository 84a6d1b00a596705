// The shipped content and icon set, and a compiler that remembers them between mutants.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createCompiler, type CompileResult } from "../../../src/content/compile.ts";
import type { Icon } from "../../../src/content/model/notations.ts";

const iconFile = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
// The icon set's own file, in the shape that it documents.
const icons = JSON.parse(readFileSync(iconFile, "utf8")) as Record<string, Icon>;

export const shipped: ReadonlyMap<string, string> = new Map(
  readdirSync("content")
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, readFileSync(`content/${name}`, "utf8")]),
);

const media = new Map(
  readdirSync("content/media").map((name) => [`media/${name}`, `./media/${name}`]),
);
const compile = createCompiler();

/** Compiles the shipped content with one file's text replaced. */
export function compileWith(name: string, text: string): CompileResult {
  const files = new Map(shipped).set(name, text);
  return compile({ folder: "content", files, media, icons, mailOrigin: "https://mail.example" });
}
