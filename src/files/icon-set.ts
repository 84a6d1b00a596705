// Reads the icon set as shapes, under all names that the set's website lists, including older ones.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Icon } from "../content/model/notations.ts";
import { libraryFile } from "../engine/engine-files.ts";
import { iconAliases } from "./icon-aliases.gen.ts";

/** lucide-static's shapes, such as `{ "shield-check": [["path", { d: "…" }]] }`. */
const shapesFile = libraryFile("lucide-static/icon-nodes.json");

export type Icons = Readonly<Record<string, Icon>>;

let icons: Icons | undefined;

/** Reads the set once, because that takes a few milliseconds and the set never changes. */
export function readIcons(): Icons {
  icons ??= withAliases(readShapes());
  return icons;
}

/** Reads the icon set's license. */
export function readIconLicense(): Promise<string> {
  return readFile(join(dirname(shapesFile), "LICENSE"), "utf8");
}

function readShapes(): Icons {
  return JSON.parse(readFileSync(shapesFile, "utf8")) as Icons;
}

function withAliases(shapes: Icons): Icons {
  const aliases = Object.entries(iconAliases).flatMap(([alias, name]) => {
    const icon = shapes[name];
    return icon ? [[alias, icon] as const] : [];
  });
  return { ...shapes, ...Object.fromEntries(aliases) };
}

/** Maps older names to current ones. The set has a drawing under both names, but shapes only under the current one. */
export function findAliases(): Record<string, string> {
  const shapes = readShapes();
  const folder = join(dirname(shapesFile), "icons");
  const names = readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));
  const drawingOf = (name: string) =>
    readFileSync(join(folder, `${name}.svg`), "utf8").replace(/^[^]*?<svg[^>]*>/, "");
  const nameOf = new Map(Object.keys(shapes).map((name) => [drawingOf(name), name]));
  const aliases = names
    .filter((name) => !Object.hasOwn(shapes, name))
    .map((alias) => [alias, nameOf.get(drawingOf(alias)) ?? ""] as const);
  return Object.fromEntries(aliases.filter(([, name]) => name !== ""));
}
