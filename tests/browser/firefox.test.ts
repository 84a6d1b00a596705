// The main story of a visit, in Firefox: pages, Back, and a message that gets through at the second try.
import { expect, inject, test } from "vitest";
import { startPreview } from "../../src/commands/preview.ts";
import { controlId } from "../../src/forms/form-answers.ts";
import { mail } from "../fixtures/every-field.ts";
import { findFirefox, startFirefox } from "./firefox.ts";
import { message } from "./form-scene.ts";
import type { Marionette } from "./marionette.ts";
import { mailboxOf } from "./visit.ts";

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
const alert = `document.querySelector("#${message.id} [role=alert]")?.textContent`;

const home = { page: "home", title: "Medical billing for US practices | Ledgerwren", menu: "Home" };
const contact = { page: "contact", title: "Contact Ledgerwren", menu: "Contact" };

test("a visitor opens two pages, is asked for what is missing, and sends a message again that failed", async ({
  skip,
}) => {
  const program = findFirefox();
  if (program === undefined) return skip("Firefox isn't installed, so nothing was tried in it.");
  const preview = await startPreview({ folder: inject("builtSite"), port: 0, mailSettings: mail });
  const mailbox = mailboxOf(preview.address);
  const { visitor, log, end } = await startFirefox(program);
  try {
    await visitor.goTo(preview.address);
    expect(await screen(visitor)).toEqual({ ...home, focused: null });
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
    await visitor.waitFor(alert);
    expect(await screen(visitor)).toEqual({ ...contact, focused: message.failure });
    expect(await answers(visitor)).toEqual({ ...message.typed, website: "" });
    expect(await mailbox.read()).toEqual([]);

    await mailbox.break("none");
    await mailbox.empty();
    await visitor.click(sendButton);
    await visitor.waitFor(`document.body.innerText.includes(${JSON.stringify(message.thanks)})`);
    expect(await screen(visitor)).toEqual({ ...contact, focused: message.thanks });
    expect(await mailbox.read()).toMatchObject([{ unused: [], parameters: message.parameters }]);
    expect(log.filter((line) => /^JavaScript error: http/i.test(line))).toEqual([]);
  } finally {
    await end();
    await preview.close();
  }
});
