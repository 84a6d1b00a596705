// Takes the guide's screenshots of the editor at a web address: of a built site, over the fake GitHub.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { buildSite } from "../../src/builder/build-site.ts";
import { annasToken, startStandIn, type StandIn } from "../store/github/stand-in.ts";
import { photo } from "./pictures.tsx";
import { choose, desktop, pictureWidth, savePicture, still } from "./save-picture.ts";
import { contentTypeOf } from "../../src/server/http/content-type.ts";

const site = "https://www.ledgerwren.example/";
const editor = `${site}edit/`;
const phone = { width: 390, height: 844 };

/** @param content a copy of the first site, which is changed @param dist the folder to build it into */
export async function takeWebPictures(
  browser: Browser,
  content: string,
  dist: string,
): Promise<void> {
  await nameRepository(join(content, "site.json"));
  const built = await buildSite(content, dist);
  if (!built.ok) throw new Error(built.report);
  const github = await startStandIn({ content, owner: "ledgerwren", name: "website" });
  const open = async (viewport: typeof desktop) => {
    const context = await browser.newContext({ viewport });
    await serve(context, dist, github);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  };
  try {
    const page = await open(desktop);
    await takeSignIn(page);
    await takePublishing(page);
    await takeHistory(page);
    const look = await takeProposal(page);
    await takeLook(await open(desktop), look);
    await takeInvitation(page);
    await takePhone(await open(phone));
  } finally {
    await github.stop();
  }
}

async function nameRepository(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^\{/, '{\n  "repository": "github:ledgerwren/website",'));
}

/** Answers for the site's host, for GitHub and for the photo host, so that each has its real address. */
async function serve(context: BrowserContext, dist: string, github: StandIn): Promise<void> {
  await context.route("**", (route) =>
    route.fulfill({ body: photo, contentType: "image/svg+xml" }),
  );
  await context.route(`${site}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const body = await readFile(join(dist, decodeURIComponent(name))).catch(() => undefined);
    if (body) await route.fulfill({ body, contentType: contentTypeOf(name) });
    else await route.fulfill({ status: 404 });
  });
  await context.route("https://api.github.com/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: github.api + pathname + search }) });
  });
}

async function takeSignIn(page: Page): Promise<void> {
  await page.goto(editor);
  await page.getByText("I don’t have a token yet").click();
  await page.setViewportSize({ ...desktop, height: 1080 });
  await savePicture("edit-sign-in.webp", await page.screenshot(still));
  await page.setViewportSize(desktop);
  await signIn(page);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Token", { exact: true }).fill(annasToken);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.frameLocator("iframe").locator("h1").waitFor();
}

/** Types after a text of the home page. */
async function type(page: Page, after: string, words: string): Promise<void> {
  const frame = page.frameLocator("iframe");
  await choose(frame.getByText(after, { exact: true }));
  await page.keyboard.type(words);
  await frame.getByText(after + words, { exact: true }).waitFor();
}

async function takePublishing(page: Page): Promise<void> {
  await type(page, "Why Choose Us", ", and when");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved in your draft").first().waitFor();
  await openPublish(page);
  const publish = page.getByRole("button", { name: "Publish now" });
  await publish.scrollIntoViewIfNeeded();
  await savePicture("edit-publish.webp", await page.screenshot(still));
  await publish.click();
  await page
    .getByText(/^Published(, with|\. Visitors see it)/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
}

async function openPublish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Destination", { exact: true }).waitFor();
}

async function takeHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "History…" }).click();
  await page.getByRole("button", { name: "Start the site" }).click();
  await page.getByRole("button", { name: "Bring back everything" }).waitFor();
  await savePicture("edit-history.webp", await page.screenshot(still));
  await page.keyboard.press("Escape");
}

/** @returns the link to look at the proposal */
async function takeProposal(page: Page): Promise<string> {
  await type(page, "Why Choose Us, and when", " to call");
  await openPublish(page);
  await page.getByLabel(/^As a proposal/).check();
  await page.getByLabel("Proposal name").fill("when-to-call");
  await page.getByRole("button", { name: "Save and send as a proposal" }).click();
  const look = page.getByRole("link", { name: /^See the site with these changes/ });
  const address = await look.getAttribute("href");
  await savePicture("edit-proposal.webp", await page.screenshot(still));
  await page.keyboard.press("Escape");
  return address ?? "";
}

async function takeLook(page: Page, look: string): Promise<void> {
  await page.goto(look);
  await page.frameLocator("iframe").locator("h1").waitFor();
  await savePicture("edit-look.webp", await page.screenshot(still));
  await page.context().close();
}

async function takeInvitation(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByText("Invite a colleague").click();
  await page.getByLabel("Colleague’s name").fill("Ben");
  await page.getByLabel("Your own token").check();
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.getByText("Tell them the pass phrase").waitFor();
  await savePicture("edit-invitation.webp", await page.screenshot(still));
  await page.context().close();
}

/** Three screens of a phone beside each other. */
async function takePhone(page: Page): Promise<void> {
  await page.goto(editor);
  await signIn(page);
  const screens: Buffer[] = [];
  const take = async () => screens.push(await page.screenshot(still));
  await choose(
    page.frameLocator("iframe").getByText("Why Choose Us, and when to call", { exact: true }),
  );
  await take();
  await page.getByRole("button", { name: "Fields and problems" }).click();
  await take();
  await openPublish(page);
  await take();
  const gap = (pictureWidth - screens.length * phone.width) / (screens.length - 1);
  const beside = sharp({
    create: { width: pictureWidth, height: phone.height, channels: 3, background: "#fff" },
  }).composite(
    screens.map((input, index) => ({ input, left: index * (phone.width + gap), top: 0 })),
  );
  await savePicture("edit-phone.webp", await beside.png().toBuffer());
  await page.context().close();
}
