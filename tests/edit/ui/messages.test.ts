// What is saved, a hint, a problem and a failure can be told apart, also without seeing colors, and only failures are red.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import { expect, test } from "vitest";
import { looks } from "../../../src/edit/ui/message-looks.ts";

extend([a11yPlugin]);

const kinds = Object.keys(looks);
const tokens = await readFile("src/edit/ui/tokens.css", "utf8");
const messages = await readFile("src/edit/ui/messages.css", "utf8");

function color(token: string): string {
  const value = new RegExp(`--${token}: (.*);`).exec(tokens)?.[1] ?? "";
  const other = /^var\(--(.*)\)$/.exec(value)?.[1];
  return other === undefined ? value : color(other);
}

/** The declarations of a kind's own rule. */
function ruleOf(kind: string): string {
  return (
    new RegExp(`\\n {2}\\[data-message="${kind}"\\] \\{(.*?)\\n {2}\\}`, "s").exec(messages)?.[1] ??
    ""
  );
}
const markOf = (kind: string) => /--mark: (.*);/.exec(ruleOf(kind))?.[1];

test.each(kinds)("%s is readable on every background of the editor", (kind) => {
  for (const background of ["surface", "stage", "act-tint"])
    expect(colord(color(kind)).contrast(color(background))).toBeGreaterThanOrEqual(4.5);
});

test("each kind has a color and a mark of its own, and a hint has no mark", () => {
  expect(new Set(kinds.map(color)).size).toBe(kinds.length);
  expect(new Set(kinds.map(markOf)).size).toBe(kinds.length);
  expect(markOf("hint")).toBeUndefined();
  for (const kind of kinds.filter((each) => each !== "hint"))
    expect(ruleOf(kind)).toContain(`--message: var(--${kind});`);
});

/** Where something else than a message is red: it is or has what blocks. */
const alsoRed = [
  "src/edit/panel/conflicts.css",
  "src/edit/panel/panel.css",
  "src/edit/panel/problems.css",
  "src/edit/ui/messages.css",
  "src/edit/web/web.css",
];

test("red is for failures and what blocks", async () => {
  const red: string[] = [];
  for (const name of await readdir("src/edit", { recursive: true })) {
    if (!name.endsWith(".css")) continue;
    const file = join("src/edit", name);
    const css = await readFile(file, "utf8");
    if (css.includes("var(--failure)")) red.push(file);
    for (const [hex] of css.matchAll(/#[\da-f]{3,8}\b/gi)) {
      const { h, s } = colord(hex).toHsl();
      const isRed = s > 25 && (h < 20 || h > 340);
      expect([file, hex, isRed]).toEqual([file, hex, hex === color("failure")]);
    }
  }
  expect(red.toSorted()).toEqual(alsoRed);
});
