// The Content-Security-Policy that the build makes: it is on in every browser test, and here is what it stops.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Route } from "playwright-core";
import { expect, inject } from "vitest";
import { mailService } from "../../src/content/model/mail-service.ts";
import { menuItem, test } from "./visit.ts";

async function fillMessage(form: Locator): Promise<void> {
  await form.getByLabel("Name").fill("Dana Ortiz");
  await form.getByLabel("Email").fill("dana@practice.example");
  await form.getByLabel("Message").fill("Hello");
}

test("a visitor uses both forms and every page, and the policy finds nothing to object to", async ({
  open,
}) => {
  const { page, mailbox, messages, address } = await open({ photos: (route) => route.abort() });
  const response = await page.goto(address);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  for (const item of await page.locator("header nav button").all()) await item.click();
  await menuItem(page, "Contact").click();
  await fillMessage(page.locator("form:visible"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message", { exact: true }).waitFor();
  // The look of the thank-you came with the form's code.
  expect(await page.locator(".form-sent").evaluate((sent) => getComputedStyle(sent).display)).toBe(
    "grid",
  );
  expect(await mailbox.read()).toHaveLength(1);
  await mailbox.empty();
  await menuItem(page, "Join Our Team").click();
  await page.locator("[data-page-view=join-team]:visible").waitFor();
  await page.locator("[data-page-view=join-team] img[alt='Error loading image']").waitFor();
  const application = page.locator("form:visible");
  await application.getByLabel("Full Name").fill("Asha Raman");
  await application.getByLabel("Email Address").fill("asha@mail.example");
  await application.getByLabel("Phone Number").fill("602 555 0100");
  await application.getByLabel("Position").selectOption("medical-coder");
  await application.getByLabel("First Day").fill("2040-01-02");
  for (const label of ["By day", "Coding charts", "You may keep this for a year"])
    await application.getByLabel(label).check();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await page.getByText("Thank you for your application", { exact: true }).waitFor();
  expect(await mailbox.read()).toHaveLength(1);
  const violations = messages.filter((message) => /policy|trusted/i.test(message));
  expect(violations).toEqual([]);
  messages.splice(0);
});

test("the files as they are built send to the mail service, past their own policy", async ({
  open,
}) => {
  const { page, messages, address } = await open();
  // The preview's own rewriting is what this must do without.
  const unchanged = (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === "/" ? "index.html" : pathname;
    return route.fulfill({ path: join(inject("builtSite"), file) });
  };
  await page.route(address, unchanged);
  await page.route(/\/assets\/[^/]*\.json$/, unchanged);
  const sent: string[] = [];
  await page.route(`${mailService}/**`, (route) => {
    sent.push(route.request().url());
    return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await page.goto(address);
  await menuItem(page, "Contact").click();
  await fillMessage(page.locator("form:visible"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message", { exact: true }).waitFor();
  expect(sent).toHaveLength(1);
  expect(messages).toEqual([]);
});

test("without scripting too, a visitor's form may open their mail program", async ({ open }) => {
  const { page, messages } = await open({ javaScriptEnabled: false });
  const form = page.locator("form").first();
  await fillMessage(form);
  await form.getByRole("button").click();
  // A refused one says so at once, and before the answer to this.
  expect(await page.title()).not.toBe("");
  expect(messages).toEqual([]);
});

test.for([
  ["an inlined script", "script", "textContent", "window.ran = true"],
  ["an inlined style", "style", "textContent", "body { color: red }"],
  ["a script of another host", "script", "src", "https://elsewhere.example/a.js"],
  ["a picture of another host", "img", "src", "https://elsewhere.example/a.png"],
] as const)(
  "%s that someone got into the page doesn't run",
  async ([, name, key, value], { open }) => {
    const { page, messages } = await open();
    await page.evaluate(
      ([tag, property, text]) => {
        const element = document.createElement(tag);
        try {
          Object.assign(element, { [property]: text });
        } catch {
          // Trusted Types refuse the text before the policy sees it.
          element.setAttribute("data-refused", "");
        }
        document.body.append(element);
      },
      [name, key, value] as const,
    );
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect.poll(() => messages.join()).toMatch(/Content Security Policy|TrustedScript/);
    messages.splice(0);
  },
);

test("text can't be made into HTML: no policy for Trusted Types exists, and none can be made", async ({
  open,
}) => {
  const { page, messages } = await open();
  const attempt = () => {
    const made: string[] = [];
    try {
      document.body.innerHTML = "<p>from text";
      made.push("innerHTML");
    } catch {}
    try {
      Object(window).trustedTypes.createPolicy("mine", {});
      made.push("policy");
    } catch {}
    return made;
  };
  expect(await page.evaluate(attempt)).toEqual([]);
  expect(messages.splice(0)).not.toEqual([]);
});

test("the document says it as well as the host, for hosts that can't send headers", async () => {
  const html = await readFile(join(inject("builtSite"), "index.html"), "utf8");
  const policy = html.indexOf("Content-Security-Policy");
  expect(policy).toBeGreaterThan(0);
  for (const later of ["<style", "<script", "<link", "<img"]) {
    expect(html.indexOf(later)).toBeGreaterThan(policy);
  }
});
