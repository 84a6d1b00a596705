// Both forms, from the first letter to the mailbox.
import { describe, expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import { facts, focused, menuItem, shownPage, test } from "./visit.ts";

const message = {
  Name: "Dana Ortiz",
  Email: "dana@practice.example",
  Phone: "+1 (602) 555-0123",
  Message: "Two lines,\nand “quotes” & <angles>.",
};
const application = {
  "Full Name": "Asha Raman",
  "Email Address": "asha@applicant.example",
  "Phone Number": "+1 (602) 555-0177",
};

const field = (page: Page, label: string): Locator =>
  page.locator("form:visible").getByLabel(label, { exact: true });
const optional = (page: Page, label: string): Locator =>
  page.locator("form:visible").getByLabel(`${label} (optional)`, { exact: true });
const press = (page: Page, label: string) =>
  page.locator("main").getByRole("button", { name: label, exact: true }).click();

async function fillMessage(page: Page): Promise<void> {
  await field(page, "Name").fill(message.Name);
  await field(page, "Email").fill(message.Email);
  await optional(page, "Phone").fill(message.Phone);
  await field(page, "Message").fill(message.Message);
}

async function fillApplication(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(application)) await field(page, label).fill(text);
  await field(page, "Position").selectOption({ label: "AR Caller" });
  await field(page, "First Day").fill("2040-01-02");
  for (const label of ["By day", "Fighting denials", "You may keep this for a year"])
    await field(page, label).check();
}

/** Waits for what only a live form shows. */
const arrives = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

describe("a visitor who writes a message", () => {
  test("reaches the company, is thanked, and can write another", async ({ open }) => {
    const { page, mailbox, address } = await open();
    await menuItem(page, "Contact").click();
    const request = page.getByText("make a good first message");
    expect(await request.isVisible()).toBe(true);
    await fillMessage(page);
    await press(page, "Send Message");
    await arrives(page, "Thank you for your message");
    // It asks for what has been done; the heading above it stays.
    expect(await request.isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Send us a message" }).isVisible()).toBe(true);
    expect(await focused(page)).toBe("Thank you for your message");
    expect(await page.locator("main").innerText()).toContain("24 hours");
    expect(await mailbox.read()).toMatchObject([
      {
        template: "contact-message",
        unused: [],
        parameters: {
          from_name: message.Name,
          from_email: message.Email,
          phone: message.Phone,
          message: message.Message,
          to_email: facts.email,
          subject: "Contact Form Submission from Dana Ortiz",
        },
      },
    ]);
    expect(page.url()).toBe(address);

    await press(page, "Send Another Message");
    await request.waitFor();
    for (const control of await page.locator("form:visible :is(input, textarea)").all()) {
      expect(await control.inputValue()).toBe("");
    }
  });

  test("can go home from the thank-you", async ({ open }) => {
    const { page } = await open();
    await menuItem(page, "Contact").click();
    await fillMessage(page);
    await press(page, "Send Message");
    await arrives(page, "Thank you for your message");
    await press(page, "Back to Home");
    expect(await shownPage(page)).toBe("home");
  });

  test("is asked by the browser for what is missing, and nothing is sent", async ({ open }) => {
    const { page, mailbox } = await open();
    await menuItem(page, "Contact").click();
    for (const missing of ["Name", "Email", "Message"]) {
      await fillMessage(page);
      await field(page, missing).fill("");
      await press(page, "Send Message");
      expect(await page.locator("form:visible :invalid").count()).toBe(1);
      expect(await field(page, missing).evaluate((it) => it === document.activeElement)).toBe(true);
    }
    await fillMessage(page);
    await field(page, "Email").fill("not an address");
    await press(page, "Send Message");
    expect(await page.locator("form:visible :invalid").count()).toBe(1);
    expect(await mailbox.read()).toEqual([]);
  });
});

describe("a visitor whose message can't be sent", () => {
  test("can copy it, and read that it is copied", async ({ open }) => {
    const { page, mailbox, forgetMessages } = await open({ usesClipboard: true });
    await mailbox.break("400");
    await menuItem(page, "Contact").click();
    await fillMessage(page);
    await press(page, "Send Message");
    await press(page, "Copy my message");
    await page.getByRole("status").getByText("Copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const words of [facts.email, ...Object.values(message)]) expect(copied).toContain(words);
    forgetMessages();
  });

  test("gets it laid out to copy by hand where the browser doesn't let the page copy", async ({
    open,
  }) => {
    const { page, mailbox, forgetMessages } = await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await mailbox.break("400");
    await menuItem(page, "Contact").click();
    await fillMessage(page);
    await press(page, "Send Message");
    await press(page, "Copy my message");
    const area = page.locator(".form-failure textarea");
    await area.waitFor();
    const selected = await area.evaluate((it: HTMLTextAreaElement) =>
      it.value.slice(it.selectionStart, it.selectionEnd),
    );
    for (const words of Object.values(message)) expect(selected).toContain(words);
    forgetMessages();
  });

  test("finds it in their own e-mail as soon as there is a link to that", async ({ open }) => {
    const { page, mailbox, forgetMessages } = await open();
    await mailbox.break("400");
    await menuItem(page, "Contact").click();
    await fillMessage(page);
    const shown = page.evaluate(
      () =>
        new Promise<string | null | undefined>((resolve) => {
          new MutationObserver(() => {
            const link = document.querySelector(".form-failure a.button");
            if (link) resolve(link.getAttribute("href"));
          }).observe(document, { childList: true, subtree: true });
        }),
    );
    await press(page, "Send Message");
    expect(await shown).toContain(encodeURIComponent("<angles>"));
    forgetMessages();
  });

  test("finds what they have added since in their own e-mail, too", async ({ open }) => {
    const { page, mailbox, forgetMessages } = await open();
    await mailbox.break("400");
    await menuItem(page, "Contact").click();
    await fillMessage(page);
    await press(page, "Send Message");
    await field(page, "Message").fill("I have changed my mind.");
    const link = page.getByRole("link", { name: "Send it from your own e-mail" });
    expect(await link.getAttribute("href")).toContain(
      encodeURIComponent("I have changed my mind."),
    );
    forgetMessages();
  });
});

test("a visitor who adds a line while the message is on its way still has it afterwards", async ({
  open,
}) => {
  const { page } = await open();
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/email/send", (route) => released.then(() => route.continue()));
  await menuItem(page, "Contact").click();
  await fillMessage(page);
  await press(page, "Send Message");
  await page.getByRole("button", { name: "Sending…" }).waitFor();
  await field(page, "Message").fill("And one thing more.");
  answer();
  await arrives(page, "Thank you for your message");
  await press(page, "Send Another Message");
  expect(await field(page, "Message").inputValue()).toBe("And one thing more.");
});

describe("a visitor who applies for a job", () => {
  const resume = {
    name: "my-resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF"),
  };

  test("reaches the careers address without their resume, and every message says so", async ({
    open,
  }) => {
    const { page, mailbox } = await open();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await menuItem(page, "Join Our Team").click();
    const form = page.locator("form:visible");
    expect(await form.innerText()).toContain(facts.careersEmail);
    await fillApplication(page);
    await optional(page, "Resume").setInputFiles(resume);
    await form.getByText(resume.name).waitFor();
    expect(await form.getByRole("status").allInnerTexts()).toContainEqual(
      expect.stringContaining(facts.careersEmail),
    );
    await press(page, "Submit Application");
    await arrives(page, "Thank you for your application");
    expect(await page.locator("main").innerText()).toMatch(/5-7 business days/);
    const thanks = page.locator("[data-island]:visible");
    expect(await thanks.getByRole("link", { name: facts.careersEmail }).count()).toBe(1);
    expect(await mailbox.read()).toMatchObject([
      {
        template: "job-application",
        unused: [],
        parameters: {
          applicant_name: application["Full Name"],
          applicant_email: application["Email Address"],
          phone: application["Phone Number"],
          position: "ar-caller",
          message: "No additional message provided",
          to_email: facts.careersEmail,
          subject: "Job Application from Asha Raman - ar-caller",
        },
      },
    ]);
    expect(sent.join("\n")).not.toContain(resume.name);
    expect(sent.join("\n")).not.toContain("%PDF");

    await press(page, "Submit Another Application");
    expect(await field(page, "Full Name").inputValue()).toBe("");
    expect(await field(page, "Position").inputValue()).toBe("");
    expect(await optional(page, "Resume").inputValue()).toBe("");
  });

  test("may leave out https://, even when they send the form from that field", async ({ open }) => {
    const { page, mailbox } = await open();
    await menuItem(page, "Join Our Team").click();
    await fillApplication(page);
    // Until its code is there, the form has only the browser's check, which wants all of an address.
    await page.locator("form:visible [name=website]").waitFor({ state: "attached" });
    await optional(page, "Profile").fill("www.asha.example");
    await optional(page, "Profile").press("Enter");
    await arrives(page, "Thank you for your application");
    expect(await mailbox.read()).toMatchObject([
      { parameters: { profile: "https://www.asha.example", skills: "denials", years: "" } },
    ]);
  });

  test("loses nothing when sending fails, their file included, and sees where to write", async ({
    open,
  }) => {
    const { page, mailbox, messages } = await open();
    await mailbox.break("400");
    await menuItem(page, "Join Our Team").click();
    await fillApplication(page);
    await optional(page, "Message").fill("I can start in May.");
    await optional(page, "Resume").setInputFiles(resume);
    await press(page, "Submit Application");
    const alert = page.locator("form [role=alert]");
    await alert.waitFor();
    expect(await alert.textContent()).toBe(
      "There was an error submitting your application. Please try again or email us directly at the careers email.",
    );
    const careers = page.locator(".form-failure").getByRole("link", { name: facts.careersEmail });
    expect(await careers.getAttribute("href")).toBe(`mailto:${facts.careersEmail}`);
    expect(await field(page, "Full Name").inputValue()).toBe(application["Full Name"]);
    expect(await field(page, "Position").inputValue()).toBe("ar-caller");
    expect(await optional(page, "Message").inputValue()).toBe("I can start in May.");
    expect(await optional(page, "Resume").inputValue()).toContain(resume.name);
    expect(messages.splice(0).join("\n")).toContain("application-form was not sent");
  });
});

test("a visitor who goes to look something up finds the message as they left it", async ({
  open,
}) => {
  const { page } = await open();
  await menuItem(page, "Contact").click();
  await fillMessage(page);
  await menuItem(page, "RCM Solutions").click();
  await page.goBack();
  expect(await field(page, "Message").inputValue()).toBe(message.Message);
});

test("a visitor whose browser denies all storage can use the whole site", async ({ open }) => {
  const { page, mailbox } = await open();
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.reload();
  await menuItem(page, "Contact").click();
  await fillMessage(page);
  await press(page, "Send Message");
  await arrives(page, "Thank you for your message");
  expect(await mailbox.read()).toHaveLength(1);
});
