// The editor at a web address in each language: nothing is left in English, nothing is cut.
import { expect } from "vitest";
import { test } from "./author.ts";
import { LocalizedEditor, type Faults, type Screens } from "./localized-editor.ts";
import { builtTexts, cases } from "./screen-words.ts";
import {
  accountScreens,
  copyScreens,
  endScreens,
  invitedScreens,
  outcomeScreens,
  signInScreens,
  type AtAddress,
} from "./web-screens.ts";
import { filesWithoutRepository } from "./without-repository.ts";

/** What the tests write, and how people, branches and addresses are called. */
const names = [
  "Why us",
  "My words",
  "Why we",
  "Why now",
  "Her words",
  "Figures to check",
  "Start the site",
  "Anna Maier",
  "Change home",
  "Bea Ortiz",
  "Otto",
  "why-now",
  "main",
  "Change it at GitHub",
  "ledgerwren/website",
  "localhost",
  "GitHub",
  "every-field",
];

const contentIn = (locale: string) => builtTexts(locale, names);

test.for(cases)(
  "signing in, publishing and inviting are in $locale at $width px",
  async ({ locale, catalog, width }, { serve }) => {
    const scene = await serve("Netlify");
    const content = await contentIn(locale);
    const visit = async (fragment = "", hasClock = false): Promise<AtAddress> => {
      const viewport = { width, height: 844 };
      const author = await scene.visit({ locale, viewport, fragment, hasClock });
      return { author, editor: new LocalizedEditor(author.tab, catalog), scene };
    };
    const faults: Faults = {};
    let link = "";
    let phrase = "";
    let look = "";
    const check = async ({ editor }: AtAddress, screens: Screens) =>
      Object.assign(faults, await editor.faultsOf(screens, content));
    const author = await visit("", true);
    await check(author, signInScreens(author));
    await check(
      author,
      (async function* () {
        [link = "", phrase = ""] = yield* accountScreens(author);
      })(),
    );
    await check(author, outcomeScreens(author));
    scene.github.state.protections.set("main", { by: "ruleset", canBypass: false });
    const invited = await visit(new URL(link).hash);
    await check(
      invited,
      (async function* () {
        look = yield* invitedScreens(invited, phrase);
      })(),
    );
    const anybody = await visit(new URL(look).hash);
    await anybody.editor.page.locator(".look-changes ins").first().waitFor();
    await check(
      anybody,
      (async function* () {
        yield "a look at a proposal";
      })(),
    );
    await check(author, endScreens(author));
    expect(faults).toEqual({});
  },
);

test.for(cases)(
  "a site without a repository is edited in $locale at $width px",
  async ({ locale, catalog, width }, { serve }) => {
    const scene = await serve("GitHub Pages", await filesWithoutRepository());
    const author = await scene.visit({ locale, viewport: { width, height: 844 } });
    const editor = new LocalizedEditor(author.tab, catalog);
    const screens = copyScreens({ author, editor, scene });
    expect(await editor.faultsOf(screens, await contentIn(locale))).toEqual({});
  },
);
