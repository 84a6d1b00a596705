// Counts what the editor asks of the Git host while a person opens it, saves, publishes, and adds a picture.
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import type { StandIn } from "../../store/github/stand-in.ts";
import { newContext, untilUsable, type SignedIn } from "./visit.ts";

export const steps = ["open", "save", "publish", "picture"] as const;

interface Asked {
  requests: number;
  /** In bytes: the bodies of requests, and of answers before they are compressed. */
  sent: number;
  received: number;
}

export type Walk = Readonly<Record<(typeof steps)[number], Asked>>;

const photo = fileURLToPath(new URL("../../browser/photo.png", import.meta.url));

export async function walk(
  browser: Browser,
  address: string,
  github: StandIn,
  signedIn: SignedIn,
): Promise<Walk> {
  const context = await newContext(browser, signedIn);
  const page = await context.newPage();
  const asked = async (act: () => Promise<unknown>): Promise<Asked> => {
    github.requests.length = 0;
    await act();
    const requests = github.requests.splice(0);
    const sum = (of: "sent" | "received") => requests.reduce((total, each) => total + each[of], 0);
    return { requests: requests.length, sent: sum("sent"), received: sum("received") };
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const onPage = page.frameLocator("iframe.page-frame");
  const dialog = page.getByRole("dialog");
  const open = await asked(async () => {
    await page.goto(address);
    await untilUsable(page);
  });
  await typeInHeading(page);
  const save = await asked(async () => {
    await page.keyboard.press("Control+s");
    await page.getByRole("status").getByText("Saved in your draft").first().waitFor();
  });
  await button("Publish").click();
  const now = dialog.getByRole("button", { name: "Publish now", exact: true });
  await now.waitFor();
  const publish = await asked(async () => {
    await now.click();
    await dialog.getByText(/^Published[.,] /).waitFor();
  });
  await page.keyboard.press("Escape");
  // A card, which can have a picture.
  await onPage
    .getByText("HIPAA-compliant processes")
    .evaluate((words: HTMLElement) => words.click());
  await button("Add picture").first().click();
  const picture = await asked(async () => {
    await dialog.locator("input[type=file]").setInputFiles(photo);
    await onPage.locator('main img[src^="blob:"]').waitFor();
  });
  await context.close();
  return { open, save, publish, picture };
}

async function typeInHeading(page: Page): Promise<void> {
  const heading = page.frameLocator("iframe.page-frame").locator("main h2 [data-place]").first();
  await heading.evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.type("x");
}
