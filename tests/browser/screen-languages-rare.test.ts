// What few people ever see of the editor at a web address, in each language: nothing is left in English, nothing is cut.
import { expect } from "vitest";
import { test } from "./author.ts";
import { LocalizedEditor } from "./localized-editor.ts";
import { builtTexts, cases } from "./screen-words.ts";
import { filesWithService, hostScreens, signedInScreens } from "./web-rare-screens.ts";

const names = [
  "ledgerwren/website",
  "localhost",
  "GitHub",
  "Anna Maier",
  "sign-in.example",
  "main",
];

const contentIn = (locale: string) => builtTexts(locale, names);

test.for(cases)(
  "a broken line, a token that ends soon and a crash are in $locale at $width px",
  async ({ locale, catalog, width }, { serve }) => {
    const scene = await serve("Netlify");
    const author = await scene.visit({ locale, viewport: { width, height: 844 } });
    const editor = new LocalizedEditor(author.tab, catalog);
    const screens = signedInScreens({ author, editor, scene });
    expect(await editor.faultsOf(screens, await contentIn(locale))).toEqual({});
  },
);

test.for(cases)(
  "signing in at the host is in $locale at $width px",
  async ({ locale, catalog, width }, { serve }) => {
    const scene = await serve("GitHub Pages", await filesWithService());
    const author = await scene.visit({ locale, viewport: { width, height: 844 } });
    const editor = new LocalizedEditor(author.tab, catalog);
    const screens = hostScreens({ author, editor, scene });
    expect(await editor.faultsOf(screens, await contentIn(locale))).toEqual({});
  },
);
