// What axe can find with real layout and colours, in every state that a visitor can bring about.
import { expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { formId } from "../../src/forms/answers.ts";
import { bringAxe, findings } from "./axe.ts";
import { application, message, Scene, wording, type FormCase } from "./form-scene.ts";
import { test, type Visit } from "./visit.ts";

/** Collects findings by what was looked at, so that one run names them all. */
class Survey {
  readonly found: Record<string, string[]> = {};
  looks = 0;
  readonly page: Page;
  readonly #onlyColours: boolean;

  /** @param colours with forced ones, all but the colours is as without */
  constructor(page: Page, colours: "light" | "forced") {
    this.page = page;
    this.#onlyColours = colours === "forced";
  }

  async look(at: string): Promise<void> {
    this.looks++;
    const found = await findings(this.page, { onlyColours: this.#onlyColours });
    if (found.length > 0) this.found[at] = found;
  }
}

const goTo = (page: Page, name: string) =>
  page
    .locator(`[data-page=${name}]`)
    .first()
    .evaluate((button: HTMLElement) => button.click());

/** One form, from its first refusal to the thank-you. */
async function surveyForm(survey: Survey, visit: Visit, form: FormCase): Promise<void> {
  const { page } = survey;
  const scene = new Scene(form, visit);
  let answer: ((route: Route) => void) | undefined;
  const nextPost = () => new Promise<Route>((resolve) => (answer = resolve));
  await page.route("**/api/v1.0/email/send", (route) => answer?.(route));

  await scene.come();
  await scene.send();
  await page.locator(`#${form.id} .field-error`).first().waitFor();
  await survey.look(`${form.name}, refused`);

  await scene.fillIn();
  await scene.control("message").fill("Many words. ".repeat(330));
  if (form === application) {
    const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
    await scene.control("resume").setInputFiles(file);
  }
  await survey.look(`${form.name}, nearly too long`);

  // As if filled in by a program, so that the question is asked.
  const trap = page.locator(`#${formId(form)} [name=website]`);
  await trap.evaluate((input: HTMLInputElement) => (input.value = "x"));
  await scene.send();
  await page.getByText(wording.question).waitFor();
  await survey.look(`${form.name}, doubted`);

  const first = nextPost();
  await scene.button(wording.confirm).click();
  const failing = await first;
  await scene.button(form.sending).waitFor();
  await survey.look(`${form.name}, sending`);

  await failing.fulfill({ status: 500, body: "" });
  await scene.alert().waitFor();
  await survey.look(`${form.name}, failed`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
  );
  await scene.button(wording.copy).click();
  await page.getByText(wording.copyByHand).waitFor();
  await survey.look(`${form.name}, laid out to be copied`);

  const second = nextPost();
  await scene.send();
  await (await second).fulfill({ status: 200, body: "OK" });
  await scene.thanks().waitFor();
  await survey.look(`${form.name}, sent`);
  await page.unroute("**/api/v1.0/email/send");
}

const screens = [320, 768, 1440].flatMap((width) =>
  (["light", "forced"] as const).map((colours) => ({ width, colours })),
);

test.for(screens)(
  "axe objects to nothing, and leaves nothing open, $width px wide in $colours colours",
  async ({ width, colours }, { open }) => {
    const visit = await open({
      viewport: { width, height: 800 },
      forcedColors: colours === "forced" ? "active" : "none",
    });
    const { page } = visit;
    await bringAxe(page);
    const survey = new Survey(page, colours);
    const names = await page
      .locator("[data-page-view]")
      .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset["pageView"] ?? ""));
    expect(names).toHaveLength(8);
    const toggle = page.locator("[data-menu-toggle]");
    const hasMenu = await toggle.isVisible();
    expect(hasMenu).toBe(width < 1024);
    for (const name of names) {
      await goTo(page, name);
      await survey.look(name);
    }
    if (hasMenu) {
      await toggle.click();
      await survey.look("menu open");
      await toggle.click();
    }
    await surveyForm(survey, visit, message);
    await surveyForm(survey, visit, application);
    visit.forgetMessages();
    expect(survey.found).toEqual({});
    expect(survey.looks).toBe((hasMenu ? 9 : 8) + 14);
  },
);

test.for(["light", "forced"] as const)(
  "axe objects to nothing where the form's code can't be had, in %s colours",
  async (colours, { open }) => {
    const { page, forgetMessages } = await open({
      viewport: { width: 320, height: 800 },
      forcedColors: colours === "forced" ? "active" : "none",
      formCode: (route) => route.fulfill({ status: 404 }),
    });
    await bringAxe(page);
    const survey = new Survey(page, colours);
    for (const form of [message, application]) {
      await goTo(page, form.page);
      await page.locator("[data-island-fallback]:visible").waitFor();
      await survey.look(`${form.name}, before Send`);
      await page.locator(`#${form.id} [type=submit]`).first().click();
      await survey.look(`${form.name}, refused by the browser`);
      await page
        .locator(`#${formId(form)}`)
        .evaluate((it: HTMLFormElement) => ((it.noValidate = true), it.requestSubmit()));
      await page.locator(`#${form.id} [role=alert]:visible`).waitFor();
      await survey.look(`${form.name}, after Send`);
    }
    forgetMessages();
    expect(survey.found).toEqual({});
  },
);
