// Tests a form whose code loads late or not at all.
import { describe, expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { expectWhollyOnScreen, facts, goTo, menuItem, test } from "./visit.ts";

const field = (page: Page, label: string) => page.locator("form:visible").getByLabel(label);
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const fallback = (page: Page) => page.locator("[data-island] + :visible");
const thanks = (page: Page) => page.getByText("Thank you for your message", { exact: true });

async function write(page: Page): Promise<void> {
  await field(page, "Name").fill("Dana Ortiz");
  await field(page, "Email").fill("dana@practice.example");
  await field(page, "Message").fill("Can you take on a backlog?");
}

/** Holds the form's code back until the test lets it through. */
function heldBack(): { formCode: (route: Route) => Promise<void>; arrive: () => void } {
  let arrive = () => {};
  const released = new Promise<void>((resolve) => (arrive = resolve));
  return { formCode: (route) => released.then(() => route.continue()), arrive };
}

describe("while the form's code is still on its way", () => {
  test("a visitor's words, choices and focus are kept", async ({ open }) => {
    const { formCode, arrive } = heldBack();
    const { page } = await open({ formCode });
    await menuItem(page, "Join Our Team").click();
    await field(page, "Full Name").fill("Asha Raman");
    await field(page, "Position").selectOption("medical-coder");
    await field(page, "Resume").setInputFiles({
      name: "my-resume.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF"),
    });
    await field(page, "Phone Number").pressSequentially("602");
    arrive();
    // Only a live form names the file.
    await page.locator("form:visible").getByText("my-resume.pdf").waitFor();
    await page.keyboard.type(" 555");
    expect(await field(page, "Phone Number").inputValue()).toBe("602 555");
    expect(await field(page, "Full Name").inputValue()).toBe("Asha Raman");
    expect(await field(page, "Position").inputValue()).toBe("medical-coder");
  });

  test("a click on Send counts once, and no email program opens", async ({ open }) => {
    const { formCode, arrive } = heldBack();
    const { page, mailbox, address } = await open({ formCode });
    await menuItem(page, "Contact").click();
    await write(page);
    await send(page).click();
    await send(page).click();
    expect(await mailbox.read()).toEqual([]);
    arrive();
    await thanks(page).waitFor();
    expect(await mailbox.read()).toMatchObject([
      { parameters: { from_name: "Dana Ortiz", message: "Can you take on a backlog?" } },
    ]);
    expect(page.url()).toBe(address);
  });

  test("the browser still asks for what is missing, with its label in view", async ({ open }) => {
    const { formCode, arrive } = heldBack();
    const { page, mailbox } = await open({ formCode });
    await menuItem(page, "Contact").click();
    await page.setViewportSize({ width: 447, height: 700 });
    await send(page).click();
    expect(await field(page, "Name").evaluate((it) => it === document.activeElement)).toBe(true);
    const label = page.locator("form:visible").getByText("Name", { exact: true });
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    arrive();
    await write(page);
    await send(page).click();
    await thanks(page).waitFor();
    expect(await mailbox.read()).toHaveLength(1);
  });

  test("a visitor can already go elsewhere", async ({ open }) => {
    const { formCode, arrive } = heldBack();
    const { page } = await open({ formCode });
    await menuItem(page, "Contact").click();
    await menuItem(page, "About").click();
    expect(await page.locator("[data-page-view=about]").isVisible()).toBe(true);
    arrive();
  });
});

describe("when the form's code can't be had", () => {
  const reported = expect.stringContaining("Failed to fetch");

  test("a visitor sees how to reach the company, and their text stays", async ({ open }) => {
    const { page, messages } = await open({ formCode: (route) => route.fulfill({ status: 404 }) });
    await menuItem(page, "Contact").click();
    await fallback(page).waitFor();
    for (const way of [facts.phone, facts.email]) {
      expect(await fallback(page).getByRole("link", { name: way }).count()).toBe(1);
    }
    expect(await fallback(page).getByRole("alert").count()).toBe(0);
    await write(page);
    await send(page).click();
    await fallback(page).getByRole("alert").waitFor();
    expect(await fallback(page).getByRole("alert").textContent()).toBe(
      "There was an error sending your message. Please try again or contact us directly at the company phone number.",
    );
    expect(await field(page, "Message").inputValue()).toBe("Can you take on a backlog?");
    expect(messages.splice(0)).toContainEqual(reported);
  });

  test("a visitor with a small phone who clicks Send has everything that helps on the screen", async ({
    open,
  }) => {
    const { page, messages } = await open({
      viewport: { width: 320, height: 640 },
      formCode: (route) => route.fulfill({ status: 404 }),
    });
    await goTo(page, "contact");
    await fallback(page).waitFor();
    await write(page);
    await send(page).click();
    await fallback(page).getByRole("alert").waitFor();
    await expectWhollyOnScreen(fallback(page));
    expect(messages.splice(0)).toContainEqual(reported);
  });

  test("a later click on Send tries again, and the message is sent", async ({ open }) => {
    let isOffline = true;
    const asked: string[] = [];
    const { page, messages, mailbox } = await open({
      formCode: (route) => {
        asked.push(route.request().url());
        return isOffline ? route.abort() : route.continue();
      },
    });
    await menuItem(page, "Contact").click();
    await fallback(page).waitFor();
    await write(page);
    isOffline = false;
    await send(page).click();
    await thanks(page).waitFor();
    expect(await fallback(page).count()).toBe(0);
    expect(await mailbox.read()).toHaveLength(1);
    // A browser may remember that an address failed.
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(asked.length);
    expect(messages.splice(0)).toContainEqual(reported);
  });

  test("the form comes to life by itself when the connection is back", async ({ open }) => {
    const { page, messages } = await open();
    await page.context().setOffline(true);
    await menuItem(page, "Contact").click();
    await fallback(page).waitFor();
    await page.context().setOffline(false);
    await fallback(page).waitFor({ state: "hidden" });
    expect(messages.splice(0)).toContainEqual(reported);
  });
});

test("the form's code is fetched once, as soon as a pointer rests on a button that links there", async ({
  open,
}) => {
  const { page, requests } = await open();
  const fetched = () => requests.filter((path) => /\/form-.*\.js$/.test(path));
  expect(fetched()).toEqual([]);
  const response = page.waitForResponse(/\/form-/);
  await menuItem(page, "Contact").hover();
  await response;
  await menuItem(page, "Contact").click();
  await menuItem(page, "Join Our Team").click();
  await menuItem(page, "Contact").click();
  expect(fetched()).toHaveLength(1);
});
