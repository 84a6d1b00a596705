// What axe can find with real layout and colors, in every state that a visitor can bring about.
import { expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { formId } from "../../src/forms/form-answers.ts";
import { bringAxe, findings } from "./axe.ts";
import { application, message, Scene, wording, type FormCase } from "./form-scene.ts";
import { goTo, pageNames, test, type Visit } from "./visit.ts";

/** Collects findings by what was checked, so that one run lists them all. */
class Survey {
  readonly found: Record<string, string[]> = {};
  looks = 0;
  readonly page: Page;
  readonly #alsoForced: boolean;

  /** @param alsoForced whether each look is taken in forced and dark colors too, in which all else is the same */
  constructor(page: Page, { alsoForced }: { alsoForced: boolean }) {
    this.page = page;
    this.#alsoForced = alsoForced;
  }

  /** @param within the part of the page that may differ from the one checked before */
  async look(at: string, within = "html"): Promise<void> {
    this.looks++;
    this.#note(at, await findings(this.page, { within }));
    if (!this.#alsoForced) return;
    await this.page.emulateMedia({ forcedColors: "active" });
    const inForced = await findings(this.page, { within, onlyColors: true });
    this.#note(`${at}, in forced colors`, inForced);
    await this.page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
    const inDark = await findings(this.page, { within, onlyColors: true });
    this.#note(`${at}, in dark colors`, inDark);
    await this.page.emulateMedia({ colorScheme: "light" });
  }

  #note(at: string, found: string[]): void {
    if (found.length > 0) this.found[at] = found;
  }
}

/** One form, from its first refusal to the thank-you. */
async function surveyForm(survey: Survey, visit: Visit, form: FormCase): Promise<void> {
  const { page } = survey;
  const look = (at: string) => survey.look(`${form.name}, ${at}`, `[data-page-view=${form.page}]`);
  const scene = new Scene(form, visit);
  let answer: ((route: Route) => void) | undefined;
  const nextPost = () => new Promise<Route>((resolve) => (answer = resolve));
  await page.route("**/api/v1.0/email/send", (route) => answer?.(route));

  await scene.come();
  await scene.send();
  await page.locator(`#${form.id} .field-error`).first().waitFor();
  await look("refused");

  await scene.fillIn();
  await scene.control("message").fill("Many words. ".repeat(330));
  if (form === application) {
    const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
    await scene.control("resume").setInputFiles(file);
  }
  await look("nearly too long");

  // As if filled in by a program, so that the question is asked.
  const trap = page.locator(`#${formId(form)} [name=website]`);
  await trap.evaluate((input: HTMLInputElement) => (input.value = "x"));
  await scene.send();
  await page.getByText(wording.question).waitFor();
  await look("doubted");

  const first = nextPost();
  await scene.button(wording.confirm).click();
  const failing = await first;
  await scene.button(form.sending).waitFor();
  await look("sending");

  await failing.fulfill({ status: 500, body: "" });
  await scene.alert().waitFor();
  await look("failed");
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
  );
  await scene.button(wording.copy).click();
  await page.getByText(wording.copyByHand).waitFor();
  await look("laid out to be copied");

  const second = nextPost();
  await scene.send();
  await (await second).fulfill({ status: 200, body: "OK" });
  await scene.thanks().waitFor();
  await look("sent");
  await page.unroute("**/api/v1.0/email/send");
}

test.for([
  { width: 320, alsoForced: true },
  // Forced colors are the same as where there is the menu too.
  { width: 768, alsoForced: false },
  { width: 1440, alsoForced: true },
])(
  "axe objects to nothing, and leaves nothing open, $width px wide",
  async ({ width, alsoForced }, { open }) => {
    const visit = await open({ viewport: { width, height: 800 } });
    const { page } = visit;
    await bringAxe(page);
    const survey = new Survey(page, { alsoForced });
    const names = await pageNames(page);
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

test("axe objects to nothing where the form's code can't be had", async ({ open }) => {
  const { page, forgetMessages } = await open({
    viewport: { width: 320, height: 800 },
    formCode: (route) => route.fulfill({ status: 404 }),
  });
  await bringAxe(page);
  const survey = new Survey(page, { alsoForced: true });
  for (const form of [message, application]) {
    await goTo(page, form.page);
    await page.locator("[data-island] + :visible").waitFor();
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
});
