// Screens of the editor at a web address that few people ever see, one after the other.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { notLoaded } from "../../src/media/load-code.ts";
import { annasToken } from "../store/github/stand-in.ts";
import { laterScripts } from "./author.ts";
import type { LocalizedEditor, Screens } from "./localized-editor.ts";
import { giveToken, type AtAddress } from "./web-screens.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A line that breaks while the editor is being loaded, another version of it, and a token that ends soon. */
export async function* signedInScreens(at: AtAddress): Screens {
  const { author, editor, scene } = at;
  const { page } = editor;
  await page.getByLabel(editor.say("Token"), { exact: true }).waitFor();
  await page.route(laterScripts, (route) => route.abort());
  await page.getByLabel(editor.say("The token’s last day (optional)")).fill(dayIn(2));
  await giveToken(editor, annasToken);
  await editor.site.locator("h1").waitFor();
  await author.status(editor.say(notLoaded)).waitFor();
  yield "parts that couldn’t be loaded";
  await editor.select(editor.site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.message("The fields couldn’t be loaded.");
  yield "fields that couldn’t be loaded";
  await page.route(scene.address, (route) => route.fulfill({ body: "Another version" }));
  await editor.open("Publish");
  await author.status(editor.say("The editor was updated. Save, then reload.")).waitFor();
  yield "another version of the editor";
  await page.unrouteAll();
  await editor.open("Publish");
  await editor.dialog.waitFor();
  await editor.close();
  await editor.button("Use a new token").click();
  await editor.dialog.waitFor();
  yield "a new token before the old one ends";
  await editor.close();
  yield* crashScreen(editor);
}

/** As after a mistake of the editor's own. */
async function* crashScreen(editor: LocalizedEditor): Screens {
  await editor.site.locator('[data-place="home.json/blocks/1/heading"]').focus();
  await editor.page.evaluate(() => {
    globalThis.matchMedia = () => {
      throw new Error("Broken on purpose");
    };
  });
  await editor.page.keyboard.type("x");
  await editor.message("The editor stopped because of an error");
  yield "the editor stopped";
}

/** Where people sign in in these tests. */
const service = "https://sign-in.example";

/** The editor's page of a site that has a service to sign in with. */
export async function filesWithService(): Promise<Map<string, string>> {
  const path = "edit/index.html";
  const page = await readFile(join(inject("builtSite"), path), "utf8");
  const signIn = { authorize: `${service}/authorize`, token: `${service}/token`, clientId: "1" };
  const setup = `"signIn":${JSON.stringify(signIn)},`.replaceAll('"', "&quot;");
  return new Map([[path, page.replace("&quot;host&quot;", (name) => setup + name)]]);
}

/** Signing in at the host: what can go wrong. */
export async function* hostScreens({ editor, scene }: AtAddress): Screens {
  const { page } = editor;
  const button = page.getByRole("button", {
    name: editor.say("Sign in with {0}", new URL(service).host),
  });
  await button.waitFor();
  yield "signing in at the host";
  await page.goto(`${scene.address}?state=1&error=access_denied`);
  await editor.message("This sign-in wasn't started in this tab. Sign in again here.");
  yield "an answer to another tab";
  await page.route(`${service}/**`, (route) => route.fulfill({ body: "Who are you?" }));
  await button.click();
  await page.getByText("Who are you?").waitFor();
  const state = new URL(page.url()).searchParams.get("state") ?? "";
  await page.goto(`${scene.address}?state=${state}&error=access_denied`);
  await editor.message("You didn't finish signing in. Sign in again.");
  yield "signing in that wasn’t finished";
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("Blocked on purpose");
    };
  });
  await button.click();
  await editor.message(
    "Your browser stores nothing for this site, so this can't work. Allow it in the browser's settings, or use a token.",
  );
  yield "a browser that stores nothing";
}
