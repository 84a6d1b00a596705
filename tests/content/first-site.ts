// The files of a site without mistakes, the icon set, and a compiler that remembers them between mutants.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createCompiler, type CompileResult } from "../../src/content/compile.ts";
import type { Icon } from "../../src/content/model/notations.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { siteTexts } from "../fixtures/site-texts.ts";
import { firstSite } from "../fixtures/sites.ts";

const iconFile = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
// The icon set's own file, in the shape that it documents.
const icons = JSON.parse(readFileSync(iconFile, "utf8")) as Record<string, Icon>;

const texts = siteTexts(firstSite);
export const fileNames: readonly string[] = [...texts.keys()];

export function textOf(name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`There is no ${name}`);
  return text;
}

const media = new Map(
  readdirSync(`${firstSite}/media`).map((name) => [`media/${name}`, `./media/${name}`]),
);
const compile = createCompiler(engineVocabulary);

/** Compiles the site with one file's text replaced. */
export function compileWith(name: string, text: string): CompileResult {
  const files = new Map(texts).set(name, text);
  return compile({ folder: "content", files, media, icons });
}
