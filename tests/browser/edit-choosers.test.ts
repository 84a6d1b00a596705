// Choosing icons, pictures and blocks from a grid.
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { content, page, site, textOf, original, save } = edited;
afterAll(edited.end);
const photo = await readFile("tests/browser/photo.png");
/** Answers for a photo host. */
const photoHost = "https://photos.example";

beforeEach(async () => {
  await rm(join(content, "media"), { recursive: true });
  await edited.open();
  await site.locator("h1").waitFor();
  return async () => {
    await edited.leave();
    // The editor and its frames need no more than their policies and sandboxes allow.
    expect(edited.takeRefusals()).toEqual([]);
  };
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const media = async () => (await readdir(join(content, "media"))).sort();
/** Drags files over an element, as from the desktop, and drops them there. */
async function drop(onto: Locator, names: string | string[], bytes: Buffer): Promise<void> {
  await (
    await drag(onto, names, bytes)
  )();
}

/** @returns a function that drops them */
async function drag(onto: Locator, names: string | string[], bytes: Buffer) {
  // Created in the frame: an object from one frame can't be passed to another.
  const transfer = await onto.evaluateHandle(
    (_element, [called, encoded]) => {
      const dropped = new DataTransfer();
      const decoded = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      for (const name of called) dropped.items.add(new File([decoded], name));
      return dropped;
    },
    [[names].flat(), bytes.toString("base64")] as const,
  );
  await onto.dispatchEvent("dragover", { dataTransfer: transfer });
  return () => onto.dispatchEvent("drop", { dataTransfer: transfer });
}
const axeFindings = async () => {
  await bringAxe(page);
  return findings(page, { within: "dialog[open]" });
};
/** Opens the fields of the first card on the home page. */
const openCard = () => site.getByText("HIPAA-compliant processes", { exact: true }).click();

test("an icon is found by a word and chosen by keyboard, and only its name changes", async () => {
  await openCard();
  await button("Icon").focus();
  await page.keyboard.press("Enter");
  await page.getByText("1,908 icons").waitFor();
  const chosen = dialog().getByRole("button", { name: "shield check", exact: true });
  expect(await chosen.getAttribute("aria-current")).toBe("true");
  await page.keyboard.insertText("piggy bank");
  await page.getByText("1 icon for “piggy bank”").waitFor();
  expect(await axeFindings()).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog().count()).toBe(0);
  await expect.poll(() => button("Icon").textContent()).toBe("piggy-bank");
  await save();
  expect(await textOf("home.json")).toBe(
    (await original("home.json")).replace('"icon": "shield-check"', '"icon": "piggy-bank"'),
  );
});

test("arrow keys move between icons, and Escape changes nothing", async () => {
  await openCard();
  await button("Icon").click();
  await page.getByText("1,908 icons").waitFor();
  const name = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("ArrowDown");
  expect(await name()).toBe("shield check");
  // Another icon of the site comes next.
  await page.keyboard.press("ArrowRight");
  expect(await name()).toBe("banknote");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  expect(await name()).toBe("banknote");
  await dialog().getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => dialog().locator(".tiles li").count()).toBe(360);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog().count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("shield-check");
  expect(await button("Save").isEnabled()).toBe(false);
});

test("an uploaded picture is in media byte for byte, and needs a description", async () => {
  await openCard();
  await button("Add picture").first().click();
  await dialog().getByText("favicon.svg").waitFor();
  expect(await axeFindings()).toEqual([]);
  await dialog().locator("input[type=file]").setInputFiles({
    name: "Front Desk.PNG",
    mimeType: "image/png",
    buffer: photo,
  });
  const words = page.getByLabel("Alternative text", { exact: true });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.insertText("The front desk");
  await expect.poll(() => site.getByAltText("The front desk").count()).toBe(1);
  await save();
  expect(await media()).toEqual(["favicon.svg", "front-desk.png"]);
  expect((await readFile(join(content, "media/front-desk.png"))).equals(photo)).toBe(true);
  const text = 'open only the records a task requires."';
  expect(await textOf("home.json")).toBe(
    (await original("home.json")).replace(
      text,
      `${text},\n          "picture": { "src": "media/front-desk.png", "alt": "The front desk" }`,
    ),
  );
  // Its description comes along wherever it is used again.
  await site.getByText("A 50-seat office", { exact: true }).click();
  await button("Add picture").first().click();
  await dialog().getByText("front-desk.png").click();
  await expect.poll(() => words.last().inputValue()).toBe("The front desk");
  await expect.poll(() => site.getByAltText("The front desk").count()).toBe(2);
});

test("a picture whose upload was undone can be removed from media and restored", async () => {
  await openCard();
  await button("Add picture").first().click();
  const input = dialog().locator("input[type=file]");
  await input.setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: photo });
  await expect.poll(() => button("Undo").isEnabled()).toBe(true);
  await button("Undo").click();
  await page.getByText(/^Undone: .* is gone\./).waitFor();
  await button("Add picture").first().click();
  await dialog().getByText("1 unused file").waitFor();
  expect(await axeFindings()).toEqual([]);
  await dialog().getByRole("button", { name: "Remove desk.png" }).click();
  await dialog()
    .getByText("Removed desk.png. You can restore it until you close this dialog.")
    .waitFor();
  expect(await media()).toEqual(["favicon.svg"]);
  await expect
    .poll(() => dialog().getByRole("button", { name: "Remove desk.png" }).count())
    .toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog().getByText("Restored desk.png.").waitFor();
  expect(await media()).toEqual(["desk.png", "favicon.svg"]);
  expect((await readFile(join(content, "media/desk.png"))).equals(photo)).toBe(true);
  await dialog().getByRole("button", { name: "Remove desk.png" }).waitFor();
});

test("a picture dropped onto another one replaces it, with its own size", async () => {
  await site.getByText("What we take off your desk", { exact: true }).click();
  const release = await drag(button("Picture"), "desk.png", photo);
  const mark = page.locator(".panel").getByText("Drop here", { exact: true });
  await mark.waitFor();
  await release();
  await expect.poll(() => mark.count()).toBe(0);
  await expect.poll(() => button("Picture").textContent()).toBe("desk.png");
  await save();
  const before = await original("home.json");
  const picture = `"picture": {
        "src": "https://images.unsplash.com/photo-1554224155-6726b3ff858f",
        "alt": "A calculator and a pen on printed statements",
        "width": 1600,
        "height": 1067
      }`;
  expect(before).toContain(picture);
  expect(JSON.parse(await textOf("home.json")).blocks[2].picture).toEqual({
    src: "media/desk.png",
    alt: "A calculator and a pen on printed statements",
  });
  await button("Undo").click();
  await save();
  expect(await textOf("home.json")).toBe(before);
});

test("a picture dropped onto one on the page replaces it, and one dropped elsewhere changes nothing", async () => {
  await site.getByText("What we take off your desk", { exact: true }).click();
  const release = await drag(site.locator("h1"), "missed.png", photo);
  const mark = page.locator(".stage").getByText("Drop here", { exact: true });
  expect(await mark.isVisible()).toBe(false);
  await release();
  const picture = site.getByAltText("A calculator and a pen on printed statements");
  const replace = await drag(picture, "page.png", photo);
  await mark.waitFor();
  // Over the picture, and in its middle.
  const [words, whole] = await Promise.all([mark.boundingBox(), picture.boundingBox()]);
  if (!words || !whole) throw new Error("One of them isn't visible.");
  expect(words.x + words.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect(words.y).toBeGreaterThan(whole.y);
  expect(words.y + words.height).toBeLessThan(whole.y + whole.height);
  await replace();
  expect(await mark.isVisible()).toBe(false);
  await expect.poll(() => button("Picture").textContent()).toBe("page.png");
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest(".field")?.getAttribute("data-pointer")),
    )
    .toBe("/blocks/2/picture/alt");
  expect(await media()).not.toContain("missed.png");
  await save();
  expect(JSON.parse(await textOf("home.json")).blocks[2].picture.src).toBe("media/page.png");
  await button("Undo").click();
  await save();
  expect(await textOf("home.json")).toBe(await original("home.json"));
});

test("several pictures dropped onto a gallery become as many items, in one step", async () => {
  await openCard();
  await drop(site.getByText("Why Choose Us", { exact: true }), ["missed.png"], photo);
  await button("Add picture").first().click();
  await dialog().getByRole("button", { name: "favicon.svg" }).click();
  await page.getByLabel("Alternative text", { exact: true }).fill("A wren");
  const cards = async () => JSON.parse(await textOf("home.json")).blocks[1].cards;
  await save();
  const before = await cards();
  await drop(site.getByAltText("A wren"), ["one.png", "two.png"], photo);
  const words = page.getByLabel("Alternative text", { exact: true });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  await save();
  const after = await cards();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ picture }: { picture: unknown }) => picture)).toEqual([
    { src: "media/one.png", alt: "" },
    { src: "media/two.png", alt: "" },
  ]);
  expect(await media()).toEqual(["favicon.svg", "one.png", "two.png"]);
  await button("Undo").click();
  await save();
  expect(await cards()).toEqual(before);

  // A picture brings the alternative text along that it has elsewhere.
  await page.locator(".panel").getByRole("row", { name: "On US hours" }).click();
  await button("Add picture").first().click();
  await dialog().getByRole("button", { name: "favicon.svg" }).click();
  await expect.poll(() => words.inputValue()).toBe("A wren");
  await save();
  expect((await cards())[4].picture).toEqual({ src: "media/favicon.svg", alt: "A wren" });
});

test("a photo is cropped by keyboard, visitors get only that part, and the file stays whole", async () => {
  await openCard();
  await button("Add picture").first().click();
  const input = dialog().locator("input[type=file]");
  await input.setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: photo });
  await page.getByLabel("Alternative text", { exact: true }).fill("A desk");
  await button("Crop…").click();
  await dialog().getByLabel("Square").check();
  await dialog()
    .getByRole("button", { name: /^Shown area/ })
    .focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowLeft");
  await dialog().getByText("Visitors see 40 × 40 of 60 × 40 pixels.").waitFor();
  expect(await axeFindings()).toEqual([]);
  await dialog().getByRole("button", { name: "Apply" }).click();
  // The field shows the same part.
  expect(await button("Picture").locator("svg svg").getAttribute("viewBox")).toBe("8 0 40 40");
  const shown = site.getByAltText("A desk");
  const shape = () =>
    shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      naturalWidth > 0 ? naturalWidth / naturalHeight : undefined,
    );
  await expect.poll(shape).toBe(1);
  expect(await shown.getAttribute("src")).toContain("-crop-8-0-40-40");
  await save();
  const picture = async () => JSON.parse(await textOf("home.json")).blocks[1].cards[0].picture;
  const whole = { src: "media/desk.png", alt: "A desk" };
  expect(await picture()).toEqual({ ...whole, crop: { left: 13.7, right: 19.7 } });
  expect((await readFile(join(content, "media/desk.png"))).equals(photo)).toBe(true);
  await button("Undo").click();
  await save();
  expect(await picture()).toEqual(whole);
});

test("a focus point is moved by mouse and keyboard, and stays in view where the photo is cut to 3:2", async () => {
  await drop(site.locator("section:nth-of-type(3) .picture img"), "desk.png", photo);
  await button("Crop and focus…").click();
  const seen = (part: string) => dialog().getByText(`Visitors see ${part} of 60 × 40`).waitFor();
  await dialog().getByLabel("Square").check();
  await seen("40 × 27");
  const point = dialog().getByRole("button", { name: /^Focus point/ });
  const from = async (side: string) =>
    Number(await dialog().getByLabel(`From the ${side}`).inputValue());
  expect([await from("left"), await from("top")]).toEqual([50, 50]);
  expect(await axeFindings()).toEqual([]);
  const box = await point.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 2000, y - 2000, { steps: 3 });
  await page.mouse.up();
  // Not out of the square.
  expect(await from("top")).toBe(0);
  expect(await from("left")).toBeCloseTo(16.7, 1);
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await from("top")).toBe(11);
  // A click on the picture puts it there, and doesn't move the crop.
  await page.mouse.move(x + 30, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 31, y + 32);
  await page.mouse.up();
  const moved = await point.boundingBox();
  expect((moved?.x ?? 0) + (moved?.width ?? 0) / 2).toBeCloseTo(x + 31, 0);
  expect((moved?.y ?? 0) + (moved?.height ?? 0) / 2).toBeCloseTo(y + 32, 0);
  expect(await dialog().getByLabel("Left", { exact: true }).inputValue()).toBe("16.7");
  await dialog().getByLabel("From the left").fill("16.7");
  await dialog().getByLabel("From the top").fill("11");
  const preview = dialog().locator(".crop-focus svg svg");
  expect(await preview.getAttribute("viewBox")).toBe("10 0 40 27");
  await dialog().getByRole("button", { name: "Apply" }).click();
  const shown = site.locator("section:nth-of-type(3) .picture img");
  await expect.poll(() => shown.getAttribute("src")).toContain("-crop-10-0-40-27");
  await save();
  const picture = async () => JSON.parse(await textOf("home.json")).blocks[2].picture;
  expect(await picture()).toMatchObject({
    src: "media/desk.png",
    crop: { left: 16.7, right: 16.7 },
    focus: { left: 16.7, top: 11 },
  });
  await button("Undo").click();
  await save();
  expect(await picture()).not.toHaveProperty("focus");
  expect(await picture()).not.toHaveProperty("crop");
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
const active = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

test("an unsupported file is rejected with advice and isn't stored", async () => {
  await openCard();
  await button("Add picture").first().click();
  await drop(dialog().getByText("or drop or paste one here"), "IMG_1.HEIC", heic);
  await dialog().getByRole("alert").getByText("Share it from the phone as JPEG").waitFor();
  await drop(dialog().getByText("or drop or paste one here"), "mark.svg", active);
  await dialog().getByRole("alert").getByText("mark.svg contains <script>").waitFor();
  expect(await axeFindings()).toEqual([]);
  expect(await media()).toEqual(["favicon.svg"]);
  await dialog().getByRole("button", { name: "Close" }).click();
  expect(await button("Save").isEnabled()).toBe(false);
});

test("a picture from an address is measured, and its host added if it is new", async () => {
  await page.route(`${photoHost}/**`, (route) =>
    route.fulfill({ body: photo, contentType: "image/png" }),
  );
  await openCard();
  await button("Add picture").first().click();
  const address = dialog().getByLabel("Or the address of a picture on a photo host");
  await address.fill("desk.jpg");
  await button("Use picture").click();
  await dialog()
    .getByText("Paste the full address of a picture. It starts with https://")
    .waitFor();
  await address.fill(`${photoHost}/desk.png`);
  await button("Use picture and add photos.example").click();
  await page.getByLabel("Alternative text", { exact: true }).fill("A desk");
  await save();
  expect(JSON.parse(await textOf("home.json")).blocks[1].cards[0].picture).toEqual({
    src: `${photoHost}/desk.png`,
    alt: "A desk",
    width: 60,
    height: 40,
  });
  expect(JSON.parse(await textOf("site.json")).pictures.hosts).toEqual([
    { host: "images.unsplash.com", widthParameter: "w" },
    { host: "photos.example" },
  ]);
});

test("a block is chosen by its preview, and its heading is typed over on the page", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await button("Add block").focus();
  await page.keyboard.press("Enter");
  const sample = dialog().locator("iframe").nth(1).contentFrame();
  await sample.getByText("The next step, in a few words").waitFor({ state: "attached" });
  expect(await axeFindings()).toEqual([]);
  const first = dialog().getByRole("button", { name: /^Page opening/ });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const heading = site.getByText("The next step, in a few words", { exact: true });
  await expect
    .poll(() => heading.evaluate((words) => words === words.ownerDocument.activeElement))
    .toBe(true);
  await page.keyboard.type("Ask us");
  await expect.poll(() => site.getByText("Ask us", { exact: true }).count()).toBe(1);
  await save();
  const block = `    {
      "type": "hero",
      "heading": "Ask us",
      "text": "One sentence.",
      "actions": [{ "label": "Contact us", "page": "contact" }]
    },
`;
  const after = await textOf("home.json");
  expect(after).toContain(block);
  expect(after.replace(block, "")).toBe(await original("home.json"));
});

test("a button's page is replaced by an address in one step", async () => {
  await site.getByText("Get Started", { exact: true }).last().click();
  const target = page.getByRole("group", { name: "Destination" }).last();
  await target.getByLabel("Link address").check();
  expect(await button("Save").isEnabled()).toBe(false);
  await page.getByRole("textbox", { name: "Link address" }).fill("https://portal.example/");
  await expect.poll(() => button("Save").isEnabled()).toBe(true);
  await save();
  const changed = await Promise.all(
    ["home.json", "site.json"].map(async (name) => [await original(name), await textOf(name)]),
  );
  const [before = "", after = ""] = changed.find(([one, other]) => one !== other) ?? [];
  expect(after).toContain('"href": "https://portal.example/"');
  expect(after.replace(/"href": "https:\/\/portal.example\/"/, '"page": "get-started"')).toBe(
    before,
  );
});

test("a color that is too light offers the closest readable one", async () => {
  await button("Add colors and shapes").click();
  const color = page.getByLabel("Accent color", { exact: true });
  await color.fill("#66ccff");
  await page.getByText("is too light").first().waitFor();
  await button(/^Use #[\da-f]{6}, the closest readable color$/).click();
  const nearest = await color.inputValue();
  expect(nearest).not.toBe("#66ccff");
  await expect.poll(() => page.getByText("is too light").count()).toBe(0);
  await save();
  expect(JSON.parse(await textOf("site.json")).look).toEqual({ accent: nearest });
});
