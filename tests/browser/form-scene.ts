// Both forms as a visitor meets them, and what must be true of them after each outcome.
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { controlId, formId } from "../../src/forms/form-answers.ts";
import { facts, menuItem, shownPage, site, type Visit } from "./visit.ts";

export const wording = site.wording.forms;

export interface FormCase {
  name: string;
  /** Its menu item. */
  menu: string;
  page: string;
  id: string;
  /** By field name. */
  typed: Record<string, string>;
  /** The text of an email that a visitor sends instead. */
  letter: string;
  /** What the template is to receive for it. */
  parameters: Record<string, string>;
  send: string;
  sending: string;
  /** To the letter. */
  failure: string;
  /** The contact link next to it. */
  contact: string;
  recipient: string;
  thanks: string;
  again: string;
}

export const message: FormCase = {
  name: "message",
  menu: "Contact",
  page: "contact",
  id: "contact-form",
  typed: {
    name: "Dana Ortiz",
    email: "dana@practice.example",
    phone: "+1 (602) 555-0123",
    message: "Two lines,\nand “quotes” & 100%.",
  },
  letter:
    "Name: Dana Ortiz\nEmail: dana@practice.example\nPhone: +1 (602) 555-0123\n\nMessage:\nTwo lines,\nand “quotes” & 100%.",
  parameters: {
    from_name: "Dana Ortiz",
    from_email: "dana@practice.example",
    phone: "+1 (602) 555-0123",
    message: "Two lines,\nand “quotes” & 100%.",
    to_email: facts.email,
    subject: "Contact Form Submission from Dana Ortiz",
  },
  send: "Send Message",
  sending: "Sending…",
  failure:
    "There was an error sending your message. Please try again or contact us directly at the company phone number.",
  contact: `tel:${facts.phone.replace(/[^+\d]/g, "")}`,
  recipient: facts.email,
  thanks: "Thank you for your message",
  again: "Send Another Message",
};

export const application: FormCase = {
  name: "application",
  menu: "Join Our Team",
  page: "join-team",
  id: "application-form",
  typed: {
    fullName: "Asha Raman",
    email: "asha@applicant.example",
    phone: "+1 (602) 555-0177",
    position: "ar-caller",
    profile: "https://www.asha.example",
    years: "4",
    start: "2040-01-02",
    shift: "night",
    skills: "coding, calls",
    consent: "Yes",
    message: "I can start in May.",
  },
  letter: [
    "Full Name: Asha Raman",
    "Email Address: asha@applicant.example",
    "Phone Number: +1 (602) 555-0177",
    "Position: AR Caller",
    "Profile: https://www.asha.example",
    "Experience: 4 years",
    "First Day: Monday, January 2, 2040",
    "Shift: By night",
    "Skills: Coding charts, Calling payers",
    "You may keep this for a year: Yes",
    "",
    "Message:",
    "I can start in May.",
  ].join("\n"),
  parameters: {
    applicant_name: "Asha Raman",
    applicant_email: "asha@applicant.example",
    phone: "+1 (602) 555-0177",
    position: "ar-caller",
    profile: "https://www.asha.example",
    years: "4",
    start: "2040-01-02",
    shift: "night",
    skills: "coding, calls",
    consent: "Yes",
    message: "I can start in May.",
    to_email: facts.careersEmail,
    subject: "Job Application from Asha Raman - ar-caller",
  },
  send: "Submit Application",
  sending: "Submitting…",
  failure:
    "There was an error submitting your application. Please try again or email us directly at the careers email.",
  contact: `mailto:${facts.careersEmail}`,
  recipient: facts.careersEmail,
  thanks: "Thank you for your application",
  again: "Submit Another Application",
};

/** One visitor at one of the forms. */
export class Scene {
  readonly form: FormCase;
  readonly visit: Visit;
  readonly page: Page;
  /** Messages that have left the page for the mail service. */
  posts = 0;

  constructor(form: FormCase, visit: Visit, page = visit.page) {
    this.form = form;
    this.visit = visit;
    this.page = page;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/email/send")) this.posts++;
    });
  }

  control(field: string) {
    return this.page.locator(`#${controlId(this.form, { name: field })}`);
  }

  /** Goes to the form and waits until its code is there; only then is there a trap. */
  async come(): Promise<void> {
    const toggle = this.page.getByRole("button", { name: site.wording.menu, exact: true });
    if (await toggle.isVisible()) await toggle.click();
    await menuItem(this.page, this.form.menu).click();
    await this.page.locator(`#${formId(this.form)} [name=website]`).waitFor({ state: "attached" });
  }

  async fillIn(typed = this.form.typed): Promise<void> {
    const { shift, skills, consent, ...written } = typed;
    for (const [field, text] of Object.entries(written)) {
      if (field === "position") await this.control(field).selectOption(text);
      else await this.control(field).fill(text);
    }
    await this.page.evaluate((ticked) => {
      for (const [id, values] of ticked)
        for (const input of document.querySelectorAll<HTMLInputElement>(`#${id}, #${id} input`))
          if (input.checked === !values.split(", ").includes(input.value)) input.click();
    }, this.withIds({ shift, skills, consent }));
  }

  withIds(answers: Record<string, string | undefined>) {
    return Object.entries(answers).flatMap(([name, answer]) =>
      answer === undefined ? [] : [[controlId(this.form, { name }), answer] as const],
    );
  }

  async send(): Promise<void> {
    await this.listen();
    await this.button(this.form.send).click();
  }

  button(label: string) {
    return this.page.locator("main").getByRole("button", { name: label, exact: true });
  }

  /** Notes whatever a screen reader would be made to say from now on. */
  async listen(): Promise<void> {
    await this.page.evaluate((page) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const note = (region: Element | null) => {
        const text = region?.textContent?.trim();
        if (text) heard.push(`${region?.getAttribute("role")}: ${text}`);
      };
      new MutationObserver((changes) => {
        const regions = new Set<Element>();
        for (const { target, addedNodes } of changes) {
          const around = target instanceof Element ? target : target.parentElement;
          const status = around?.closest("[role=status]");
          if (status) regions.add(status);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches("[role=alert]")) regions.add(node);
            for (const alert of node.querySelectorAll("[role=alert]")) regions.add(alert);
          }
        }
        regions.forEach(note);
      }).observe(document.getElementById(`page-${page}`) ?? document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }, this.form.page);
  }

  heard(): Promise<string[]> {
    // Cast: `listen` has put it there.
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  alert() {
    return this.page.locator(`#${this.form.id} [role=alert]:visible`);
  }

  thanks() {
    return this.page.getByText(this.form.thanks, { exact: true });
  }

  /** Nothing typed is lost. */
  async expectFilled(typed = this.form.typed): Promise<void> {
    const wanted = this.withIds(typed);
    const held = await this.page.evaluate((fields) => {
      const valueOf = (id: string) => {
        const drawn = document.querySelector<HTMLInputElement>(`#${id}`);
        if (drawn?.matches("fieldset, [type=checkbox]") !== true) return drawn?.value;
        const ticked = document.querySelectorAll<HTMLInputElement>(
          `#${id}:checked, #${id} :checked`,
        );
        return [...ticked].map(({ value }) => value).join(", ");
      };
      return fields.map(([id]) => [id, valueOf(id)]);
    }, wanted);
    expect(held).toEqual(wanted);
  }

  /** The company has the message once, and the visitor got one confirmation. */
  async expectSent(posts = 1, parameters = this.form.parameters): Promise<void> {
    await this.expectThanked();
    expect(await this.visit.mailbox.read()).toMatchObject([{ unused: [], parameters }]);
    expect(this.posts).toBe(posts);
  }

  async expectThanked(): Promise<void> {
    await this.thanks().waitFor();
    expect(await shownPage(this.page)).toBe(this.form.page);
    await this.expectFocus(this.form.thanks);
    expect((await this.heard()).filter((words) => words.startsWith("alert"))).toEqual([]);
    expect(await this.draft()).toBeNull();
  }

  /** The visitor got one error message with the exact text, has lost nothing, and sees every other way to get in touch. */
  async expectFailed(note?: string): Promise<void> {
    const { form, page } = this;
    await this.alert().waitFor();
    expect(await this.alert().allTextContents()).toEqual([form.failure]);
    await this.expectFocus(form.failure);
    expect((await this.heard()).filter((words) => words.startsWith("alert"))).toEqual([
      `alert: ${form.failure}`,
    ]);
    await this.expectFilled();
    const box = page.locator(".form-failure:visible");
    const describedBy = await this.alert().getAttribute("aria-describedby");
    expect(describedBy && (await page.locator(`#${describedBy}`).textContent())).toBe(note ?? null);
    expect(await box.innerText()).not.toMatch(/server|<|undefined|null|\b[45]\d\d\b(?!-)/);
    expect(await box.locator(`a[href="${form.contact}"]`).count()).toBe(1);
    expect(await box.getByRole("button", { name: wording.copy }).count()).toBe(1);
    await this.expectOwnEmail();
    expect(await this.button(form.send).getAttribute("aria-disabled")).toBeNull();
    expect(this.visit.messages.join("\n")).toContain(`${form.id} was not sent`);
    this.visit.forgetMessages();
  }

  /** The visitor's own e-mail would carry it all. */
  async expectOwnEmail(): Promise<void> {
    const link = this.page.locator("main").getByRole("link", { name: wording.ownEmail });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.protocol + address.pathname).toBe(`mailto:${this.form.recipient}`);
    const letter = new URLSearchParams(address.search.replaceAll("+", "%2B"));
    expect(letter.get("subject")).toBe(this.form.parameters["subject"]);
    expect(letter.get("body")?.replaceAll("\r\n", "\n")).toBe(this.form.letter);
  }

  async expectFocus(text: string): Promise<void> {
    const focused = () => this.page.evaluate(() => document.activeElement?.textContent);
    // When its page is shown again, that happens one frame later.
    await vi.waitFor(async () => expect(await focused(), "what has the focus").toBe(text), {
      timeout: 60_000,
    });
  }

  /** What this tab stores of the form, whichever site it is stored for. */
  draft(): Promise<string | null> {
    return this.page.evaluate((end) => {
      try {
        const stored = Object.entries<string>(sessionStorage);
        return stored.find(([key]) => key.endsWith(end))?.[1] ?? null;
      } catch {
        return null;
      }
    }, ` draft ${this.form.id}`);
  }
}
