// A text with facts in the panel's field: each fact is one piece, and the words around it are typed as in any field.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";
import { launchWithOwnClipboard } from "./launch.ts";
import { pasteData } from "./paste-data.ts";

const edited = await startFirstSite(undefined, launchWithOwnClipboard);
const { content, page, site, textOf, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

type TextOfHero = "heading" | "text";

/** Writes a text of the page's first block to disk and opens its field. */
async function open(text: string, name: TextOfHero = "heading") {
  const home = join(content, "home.json");
  const before = await readFile(home, "utf8");
  const own = before.replace(new RegExp(`("${name}": )"(?:[^"\\\\]|\\\\.)*"`), (_all, key) =>
    String(key).concat(JSON.stringify(text)),
  );
  await writeFile(home, own);
  // Beside the text: a click on one of its facts would open the fact.
  await site.locator('[data-place="home.json/blocks/0/track/0"]').click();
  const field = page.getByLabel(name === "heading" ? "Heading" : "Text", { exact: true });
  await expect.poll(() => field.textContent()).toBe(shown(text));
  await field.focus();
  return field;
}

const shown = (text: string) =>
  text
    .replaceAll("{{facts.phone}}", "+1 (602) 555-0142")
    .replaceAll("{{facts.email}}", "hello@ledgerwren.example");

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

async function written(name: TextOfHero = "heading"): Promise<unknown> {
  await save();
  return JSON.parse(await textOf("home.json")).blocks[0][name];
}

const two = "{{facts.phone}} or {{facts.email}}";
const same = "{{facts.phone}}{{facts.phone}}";

test.each([
  ["Backspace after the last fact", two, ["End", "Backspace"], "{{facts.phone}} or "],
  ["Delete before the first fact", two, ["Home", "Delete"], " or {{facts.email}}"],
  ["Ctrl and Backspace after a fact", two, ["End", "Control+Backspace"], "{{facts.phone}} or "],
  [
    "Backspace between two that are the same",
    same,
    ["Home", "ArrowRight", "Backspace"],
    "{{facts.phone}}",
  ],
])("%s removes the whole fact", async (_what, text, keys, after) => {
  const field = await open(text);
  await press(...keys);
  await page.keyboard.type("!");
  await expect.poll(() => field.textContent()).not.toBe(shown(text));
  await press("Backspace");
  await expect.poll(() => field.textContent()).toBe(shown(after));
  expect(await written()).toBe(after);
});

test("the arrow keys step over a fact, and what is typed beside one is beside it", async () => {
  await open(two);
  await press("Home");
  await page.keyboard.type("A");
  await press("ArrowRight");
  await page.keyboard.type("B");
  await press("End");
  await page.keyboard.type("D");
  await press("ArrowLeft", "ArrowLeft");
  await page.keyboard.type("C");
  expect(await written()).toBe("A{{facts.phone}}B or C{{facts.email}}D");
});

test("between two facts that touch, words can be typed", async () => {
  await open(same);
  await press("Home", "ArrowRight");
  await page.keyboard.type(" or ");
  expect(await written()).toBe("{{facts.phone}} or {{facts.phone}}");
});

test("from right to left, the arrow keys step the other way", async () => {
  const field = await open(two);
  await field.evaluate((element) => element.setAttribute("dir", "rtl"));
  await press("Home", "ArrowLeft");
  await page.keyboard.type("B");
  await press("ArrowRight", "ArrowRight");
  await page.keyboard.type("A");
  expect(await written()).toBe("A{{facts.phone}}B or {{facts.email}}");
});

test("a click puts the caret beside a fact, never into it", async () => {
  const field = await open(two);
  const fact = await field.locator("[contenteditable=false]").first().boundingBox();
  if (!fact) throw new Error("The fact isn't shown.");
  await page.mouse.click(fact.x + fact.width - 2, fact.y + fact.height / 2);
  await page.keyboard.type("x");
  expect(await written()).toBe("{{facts.phone}}x or {{facts.email}}");
});

test("typing over a selection with a fact replaces both", async () => {
  const field = await open(two);
  await press("Home", "ArrowRight", "Shift+End");
  await page.keyboard.type("!?");
  expect(await written()).toBe("{{facts.phone}}!?");
  // The field stays as it is while it is edited, even without a fact.
  await press("Control+a");
  await page.keyboard.type("Hello");
  await expect.poll(() => field.textContent()).toBe("Hello");
  expect(await written()).toBe("Hello");
});

test("what is cut keeps its reference, and is a fact again where it is pasted", async () => {
  const field = await open(two);
  await press("Home", "ArrowRight", "Shift+End", "Control+x");
  await expect.poll(() => field.textContent()).toBe("+1 (602) 555-0142");
  await press("Home", "Control+v");
  await page.keyboard.type("!");
  await expect.poll(() => field.textContent()).toBe(shown(" or {{facts.email}}!{{facts.phone}}"));
  expect(await written()).toBe(" or {{facts.email}}!{{facts.phone}}");
});

test("lines that are pasted into a heading become one, and its formatting is left out", async () => {
  const field = await open(two);
  await press("Home");
  await pasteData(field, {
    "text/html": "<p><b>Mail</b></p><p>{{facts.email}}:</p>",
    "text/plain": "Mail\r\n{{facts.email}}: \n",
  });
  expect(await written()).toBe(`Mail {{facts.email}}:${two}`);
});

test("words that are pasted beside a fact of a formatted text keep their formatting, and one undo removes them", async () => {
  const field = await open(two, "text");
  await press("Control+End");
  await pasteData(field, {
    "text/html": "&nbsp;<b>or &lt;b&gt;</b><ul><li>here</li></ul>",
    "text/plain": " or <b>\n- here",
  });
  expect(await written("text")).toBe(`${two} **or \\<b>**\n\n- here`);
  await press("Control+z");
  expect(await written("text")).toBe(two);
});

test("a pasted picture replaces nothing, and a name that no fact has is only words", async () => {
  const text = `${two} {{facts.constructor}}`;
  const field = await open(text);
  await press("Control+a");
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["x"], "photo.png", { type: "image/png" }));
    const settings = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", settings));
  });
  await press("End");
  await page.keyboard.type("!");
  await expect.poll(() => field.textContent()).toBe(`${shown(text)}!`);
});

test("words that are dragged from elsewhere are put where they are dropped", async () => {
  const field = await open(two);
  const fact = await field.locator("[contenteditable=false]").first().boundingBox();
  if (!fact) throw new Error("The fact isn't shown.");
  const at = { clientX: fact.x + fact.width + 1, clientY: fact.y + fact.height / 2 };
  await field.evaluate((element, place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", "<b>, {{facts.phone}}</b>");
    dataTransfer.setData("text/plain", ", {{facts.phone}}");
    const settings = { dataTransfer, bubbles: true, cancelable: true, ...place };
    element.dispatchEvent(new DragEvent("drop", settings));
  }, at);
  await expect.poll(() => field.textContent()).toContain("142, +1 (602) 555-0142 or");
  expect(await written()).toBe("{{facts.phone}}, {{facts.phone}} or {{facts.email}}");
});

test("in a text of several lines, Enter begins a line; in a heading it does nothing", async () => {
  const heading = await open(two);
  await press("Home", "Enter");
  await page.keyboard.type("x");
  await expect.poll(() => heading.textContent()).toBe(`x${shown(two)}`);
  await open(two, "text");
  await press("Control+Home", "ArrowRight", "Enter");
  await page.keyboard.type("and");
  await press("Control+End", "Enter");
  await page.keyboard.type("x");
  expect(await written("text")).toBe("{{facts.phone}}\nand or {{facts.email}}\nx");
});

test("words that are composed beside a fact are the text's, and nothing is lost between two of them", async () => {
  const field = await open(two);
  await press("Home", "ArrowRight");
  const session = await page.context().newCDPSession(page);
  for (const word of ["日本", "語"]) {
    for (const part of ["に", "にほ", word])
      await session.send("Input.imeSetComposition", {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
    await session.send("Input.insertText", { text: word });
  }
  await session.detach();
  await page.keyboard.type("!");
  await expect
    .poll(() => field.textContent())
    .toBe(shown("{{facts.phone}}日本語! or {{facts.email}}"));
  expect(await written()).toBe("{{facts.phone}}日本語! or {{facts.email}}");
});

test("a typed reference becomes a fact, and typing goes on after it", async () => {
  const field = await open("Call {{facts.phone}}");
  await press("End");
  await page.keyboard.type(" {{facts.email}}!");
  await expect.poll(() => field.textContent()).toBe(shown("Call {{facts.phone}} {{facts.email}}!"));
  expect(await written()).toBe("Call {{facts.phone}} {{facts.email}}!");
});

test("undo brings a deleted fact back, and redo takes it out again", async () => {
  const field = await open(two);
  await press("End", "Backspace");
  await expect.poll(() => field.textContent()).toBe(shown("{{facts.phone}} or "));
  await press("Control+z");
  await expect.poll(() => field.textContent()).toBe(shown(two));
  await press("Control+y");
  await expect.poll(() => field.textContent()).toBe(shown("{{facts.phone}} or "));
  await press("Control+z");
  await expect.poll(() => field.textContent()).toBe(shown(two));
});

test("a fact that changes elsewhere changes in the field, and the caret stays where it is", async () => {
  const field = await open(two);
  await press("Home", "ArrowRight");
  const settings = await textOf("site.json");
  await writeFile(join(content, "site.json"), settings.replace("+1 (602) 555-0142", "112"));
  await expect.poll(() => field.textContent()).toBe("112 or hello@ledgerwren.example");
  await page.keyboard.type("x");
  expect(await written()).toBe("{{facts.phone}}x or {{facts.email}}");
});
