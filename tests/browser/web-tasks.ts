// The guide's everyday tasks, as a mouse and a keyboard do them in the editor, and what each leaves in the files.
import sharp from "sharp";
import { expect } from "vitest";
import type { Author } from "./author.ts";

/** As a phone writes it: with the place where it was taken. */
export async function photoWithPlace(): Promise<Buffer> {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" };
  const plain = { width: 1200, height: 800, channels: 3, background: "#aabbcc" } as const;
  return sharp({ create: plain }).withExif({ IFD3: place }).jpeg().toBuffer();
}

/** Name of a task -> how it is done. They are done in this order, in the first site. */
export const tasks = {
  "a fact": async (author: Author) => {
    await author.page.locator("footer").getByText("555-0142").click();
    await author.field("Phone").fill("+1 (602) 555-0199");
  },
  "a hidden card": async (author: Author) => {
    await author.words("On US hours").click();
    await author.tools(/5 of 6$/, "Hide").click();
    await author.status("Hidden from visitors.").waitFor();
  },
  "words that were found": async (author: Author) => {
    await author.button("Find text…").click();
    await author.tab.getByRole("textbox", { name: "Text to find" }).fill("a ticket queue");
    await author.dialog.getByRole("listitem").getByRole("button").click();
    await author.field("Card text").fill("A question crosses a desk.");
  },
  "words on a page": async (author: Author) => {
    await author.choosePage("about");
    await author.page.getByText("To collect what a practice").click();
    await author.tab.keyboard.press("Control+End");
    await author.tab.keyboard.type(" Every day.");
    await author.page.getByText("how it was done. Every day.").waitFor();
  },
  "a photo": async (author: Author) => {
    await author.page.getByAltText("A bright office interior with glass walls").click();
    await author.button("Change picture").click();
    const file = { name: "IMG 2041.JPG", mimeType: "image/jpeg", buffer: await photoWithPlace() };
    await author.dialog.locator("input[type=file]").setInputFiles(file);
    await author.isLoaded(author.page.locator("main img[src^='blob:']"));
    await author.field("Alternative text").fill("Our new office");
  },
  "another order": async (author: Author) => {
    await author.words("Efficiency").click();
    await author.tools(/3 of 4$/, "Move up").click();
    await author.status("Moved to position 2 of 4.").waitFor();
  },
  "an opening": async (author: Author) => {
    await author.choosePage("join-team");
    await author.page.locator("main h3").getByText("Medical Coder", { exact: true }).click();
    await author.tools(/3 of 5$/, "Duplicate").click();
    await author.field("Item heading").fill("Credentialing Specialist");
  },
  "a button": async (author: Author) => {
    await author.choosePage("get-started");
    await author.words("Email Us").click();
    const target = author.panel.getByRole("group", { name: "Destination" }).last();
    await target.getByLabel("Link address").check();
    const address = author.panel.getByRole("textbox", { name: "Link address" });
    await address.fill("mailto:{{facts.email}}");
  },
  "the hours": async (author: Author) => {
    await author.choosePage("contact");
    await author.words("Weekend").click();
    await author.tools(/2 of 2$/, "Duplicate").click();
    await author.field("Days").fill("Sunday");
  },
  "a thank-you": async (author: Author) => {
    await author.row("Send us a message").click();
    await author.panel.getByLabel("Form state").selectOption("Sent");
    await author.words("Thank you for your message").click();
    await author.tab.keyboard.press("End");
    await author.tab.keyboard.insertText(", truly");
    await author.words("Thank you for your message, truly").waitFor();
  },
  "a question": async (author: Author) => {
    await author.panel.getByLabel("Form state").selectOption({ index: 0 });
    await author.page.locator("form").getByText("Phone", { exact: true }).click();
    await author.button("Add question").click();
    await author.dialog.getByLabel("Question", { exact: true }).fill("Which system do you use?");
    await author.inDialog("Add").click();
    await author.inDialog("Done").click();
    await author.page.locator("form").getByText("Which system do you use?").waitFor();
  },
  "a page": async (author: Author) => {
    await author.button("Pages…").click();
    await author.inDialog("Add page").click();
    await author.dialog.getByLabel("Title", { exact: true }).fill("Credentialing");
    await author.dialog.getByLabel("Description", { exact: true }).fill("How we enroll providers.");
    await author.inDialog("Add page").click();
    await author.page.locator("h1").getByText("Credentialing").waitFor();
  },
  "what was undone": async (author: Author) => {
    await author.choosePage("privacy-policy");
    const heading = author.page.locator("h1");
    const before = await heading.textContent();
    await heading.click();
    await author.tab.keyboard.press("End");
    await author.tab.keyboard.insertText(" of ours");
    await heading.getByText("of ours").waitFor();
    await author.button("Undo").click();
    await expect.poll(() => heading.textContent()).toBe(before);
  },
  "a problem": async (author: Author) => {
    await author.choosePage("home");
    await author.words("Why Choose Us").click();
    await author.field("Heading").fill("Call {{facts.phon}}");
    const problem = author.panel
      .getByRole("region", { name: /^\d+ problems?$/ })
      .getByRole("listitem")
      .filter({ hasText: "There is no fact “phon”" });
    await problem.waitFor();
    await author.choosePage("about");
    await problem.getByRole("button", { name: / › Heading$/ }).click();
    await expect.poll(() => author.field("Heading").inputValue()).toBe("Call {{facts.phon}}");
    await author.field("Heading").fill("Call {{facts.phone}}");
    await author.page
      .locator("h2")
      .getByText(/^Call \+1/)
      .waitFor();
    await expect.poll(() => problem.count()).toBe(0);
  },
  "a change that was undone": async (author: Author) => {
    await author.button("What changed").click();
    const change = author.dialog.getByRole("listitem").filter({ hasText: "Why Choose Us" });
    await expect.poll(() => change.locator("del").allTextContents()).toEqual(["Why Choose Us"]);
    await author.expectNoBarriers(".dialog");
    await author.expectDialogToFit();
    await change.getByRole("button", { name: /^Undo this change: / }).click();
    await author.dialog.getByText(/^Undone: /).waitFor();
    await author.closeDialog();
    await author.words("Why Choose Us").waitFor();
  },
};

/** What the tasks leave in each file, by what is only there afterward. */
export const leftByTasks: Readonly<Record<string, readonly string[]>> = {
  "site.json": [
    '"phone": "+1 (602) 555-0199"',
    '"label": "Credentialing"',
    '"which_system_do_you_use"',
  ],
  "home.json": ['"hidden": true', "A question crosses a desk."],
  "about.json": ["how it was done. Every day.", '"src": "media/img-2041.jpg"', "Our new office"],
  "join-team.json": ["Credentialing Specialist"],
  "get-started.json": ['"href": "mailto:{{facts.email}}"'],
  "contact.json": ['"days": "Sunday"', "Thank you for your message, truly", "Which system"],
  "credentialing.json": ["How we enroll providers."],
};
