// In Firefox: the main story of a visit (pages, Back, and a message that gets through at the second try), and German
// headings, which it can hyphenate: Debian's Chromium has no words to do it by.
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startPreview } from "../../src/commands/preview.ts";
import { controlId } from "../../src/forms/form-answers.ts";
import { mail } from "../fixtures/every-field.ts";
import { findFirefox, startFirefox, type Firefox } from "./firefox.ts";
import { message } from "./form-scene.ts";
import type { Marionette } from "./marionette.ts";
import { mailboxOf } from "./visit.ts";

const notInstalled = "Firefox isn't installed, so nothing was tried in it.";

let firefox: Firefox | undefined;
beforeAll(async () => {
  const program = findFirefox();
  if (program !== undefined) firefox = await startFirefox(program);
});
afterAll(() => firefox?.end());

/** The page of the site that is shown, its title, its menu item, and what has the focus. */
const screen = (visitor: Marionette) =>
  visitor.evaluate(`({
    page: [...document.querySelectorAll("[data-page-view]")]
      .filter((page) => page.offsetHeight > 0).map((page) => page.dataset.pageView).join(),
    title: document.title,
    menu: document.querySelector("[aria-current=page]")?.textContent,
    focused: document.activeElement === document.body ? null : document.activeElement.textContent,
  })`);

/** By field name. */
const answers = (visitor: Marionette) =>
  visitor.evaluate(
    `Object.fromEntries(new FormData(document.querySelector("#${message.id} form")))`,
  );

const control = (name: string) => `#${controlId(message, { name })}`;
const item = (page: string) => `header nav [data-page="${page}"]`;
const sendButton = `#${message.id} [type=submit]`;
/** The focus comes a moment after the words. */
const hasFocus = (words: string) =>
  `document.activeElement.textContent === ${JSON.stringify(words)}`;

const home = { page: "home", title: "Medical billing for US practices | Ledgerwren", menu: "Home" };
const contact = { page: "contact", title: "Contact Ledgerwren", menu: "Contact" };

test("a visitor opens two pages, is asked for what is missing, and sends a message again that failed", async ({
  skip,
}) => {
  if (!firefox) return skip(notInstalled);
  const { visitor, log } = firefox;
  const preview = await startPreview({
    folder: inject("builtSite"),
    port: 0,
    mailSettings: () => mail,
  });
  const mailbox = mailboxOf(preview.address);
  try {
    await visitor.goTo(preview.address);
    expect(await screen(visitor)).toEqual({ ...home, focused: null });
    const fonts = () => visitor.evaluate("[...document.fonts].map(({ family }) => family).join()");
    await expect.poll(fonts).toContain("Heading Font");
    await visitor.click(item("about"));
    const heading = "The billing office behind the practice";
    const about = { page: "about", title: "About Ledgerwren", menu: "About", focused: heading };
    expect(await screen(visitor)).toEqual(about);
    expect(await visitor.evaluate("location.href")).toBe(`${preview.address}/`);
    await visitor.goBack();
    await visitor.waitFor(`document.title === ${JSON.stringify(home.title)}`);
    expect(await screen(visitor)).toMatchObject(home);

    await visitor.click(item("about"));
    await visitor.reload();
    expect(await screen(visitor)).toEqual({ ...about, focused: null });
    await visitor.goTo(preview.address);
    expect(await screen(visitor)).toEqual({ ...home, focused: null });

    await visitor.click(item("contact"));
    await visitor.waitFor(`document.querySelector("#${message.id} [name=website]")`);
    await visitor.click(sendButton);
    expect(await visitor.evaluate("document.activeElement.id")).toBe(control("name").slice(1));
    for (const [name, text] of Object.entries(message.typed))
      await visitor.type(control(name), text);
    await mailbox.break("400");
    await visitor.click(sendButton);
    await visitor.waitFor(hasFocus(message.failure));
    expect(await screen(visitor)).toEqual({ ...contact, focused: message.failure });
    expect(await answers(visitor)).toEqual({ ...message.typed, website: "" });
    expect(await mailbox.read()).toEqual([]);

    await mailbox.break("none");
    await mailbox.empty();
    await visitor.click(sendButton);
    await visitor.waitFor(hasFocus(message.thanks));
    expect(await screen(visitor)).toEqual({ ...contact, focused: message.thanks });
    expect(await mailbox.read()).toMatchObject([{ unused: [], parameters: message.parameters }]);
    expect(log.filter((line) => /^JavaScript error: http/i.test(line))).toEqual([]);
  } finally {
    await preview.close();
  }
});

test("a German heading that is too long for a phone is broken at syllables", async ({ skip }) => {
  if (!firefox) return skip(notInstalled);
  const { visitor } = firefox;
  const names = ["site-tokens", "base", "languages"];
  const styles = await Promise.all(names.map((name) => readFile(`src/site/${name}.css`, "utf8")));
  // As wide as a phone of 360 pixels is between its margins.
  const page = `<!doctype html><html lang="de" class="long-words"><meta charset="utf-8">
    <style>${styles.join("\n")} main { inline-size: 320px }</style>
    <main><h1>Versicherungsangelegenheiten und Rückenschmerzbehandlung</h1></main>`;
  await visitor.goTo(`data:text/html,${encodeURIComponent(page)}`);
  const lines = await visitor.evaluate(`(() => {
    const text = document.querySelector("h1").firstChild;
    const tops = [...text.data].map((_, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    });
    return [...text.data].map((letter, at) => (at > 0 && tops[at] > tops[at - 1] ? "|" : "") + letter).join("");
  })()`);
  const syllables = "Ver-si-che-rungs-an-ge-le-gen-hei-ten und Rü-cken-schmerz-be-hand-lung";
  expect(syllables.replaceAll("-", "")).toBe(String(lines).replaceAll("|", ""));
  expect(lines).toMatch(/\p{L}\|\p{L}/u);
  const ends = syllables.split(/-|(?<= )/).map((_, index, all) => all.slice(0, index + 1).join(""));
  const broken = String(lines)
    .split("|")
    .map((_, index, all) => all.slice(0, index + 1).join(""));
  expect(broken.filter((end) => !ends.includes(end))).toEqual([]);
});
