// Every icon on the set's website can be used, and has the set's shapes.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IconShapes } from "../../src/blocks/IconShapes.tsx";
import { readIcons } from "../../src/files/icon-set.ts";

const nodes = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
const folder = join(dirname(nodes), "icons");
const names = readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));
const icons = readIcons();

/** The shapes in a drawing, each with its attributes in the order of their names. */
function shapesIn(svg: string): string[] {
  const inside = /<svg[^>]*>([^]*)<\/svg>/.exec(svg)?.[1] ?? "";
  return [...inside.matchAll(/<(\w+)\s([^>]*?)\s*\/?>/g)].map(([, tag, attributes = ""]) =>
    [tag, ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([each]) => each).toSorted()].join(
      " ",
    ),
  );
}

test("every name of the set is one", () => {
  expect(names.filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});

test("every icon has the shapes of the set's own file", () => {
  const wrong = names.filter((name) => {
    const drawn = renderToStaticMarkup(createElement(IconShapes, { icon: icons[name] ?? [] }));
    const own = readFileSync(join(folder, `${name}.svg`), "utf8");
    const shapes = shapesIn(drawn);
    return shapes.length === 0 || shapes.join() !== shapesIn(own).join();
  });
  expect(wrong).toEqual([]);
});
