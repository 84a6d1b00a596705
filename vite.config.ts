// The dev server (`npm start`) and the tests. `npm run build` has its own settings, in src/document/prebuild.ts.
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentFolder } from "./src/files/given-folder.ts";
import { devSite } from "./src/server/dev-site.ts";

/** No test is about time, and a busy machine takes long; these limits only end what never ends by itself. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

const whatJsdomLacks = "tests/what-jsdom-lacks.ts";

/** What a test put in the place of a global or a variable is gone before the next one, as its mocks are after each file. */
const puttingBack = {
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: ["tests/put-back.ts", whatJsdomLacks],
};

// Tests save next to the other caches, never in the home folder of the person who runs them.
if (process.env["VITEST"]) process.env["SITE_STATE_DIR"] ??= resolve(".cache/state");

/** Tests of what keeps state in a page or a module. */
const inPages = [
  "tests/{blocks,forms,guide,runtime,site}/**/*.test.{ts,tsx}",
  "tests/edit/{ui,outline,panel,dialogs,web,look}/**/*.test.{ts,tsx}",
  "tests/edit/page/{,clipboard/,clipboard/fuzz/,draw/,overlay/}*.test.{ts,tsx}",
  "tests/edit/{,screen/}*.test.tsx",
  "tests/server/{edited-content,inbox}.test.ts",
];

export default defineConfig({
  plugins: [devSite(contentFolder)],
  publicDir: false,
  test: {
    // One more than there are processors: a test in the browser mostly waits for it.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // As `npm run build` draws the site, without React's checks for developers.
        oxc: { jsx: { development: false } },
        test: {
          name: "unit",
          env: { NODE_ENV: "production" },
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/**/browser/**", ...inPages],
          globalSetup: "tests/own-blocks/fresh-cache.ts",
          // Each worker reads their imports once: every test undoes what it changes outside itself.
          isolate: false,
          ...patience,
          ...puttingBack,
        },
      },
      {
        // So Vitest calls where these run: no browser will ask it for what every HTML file here imports.
        environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
        test: {
          name: "unit-in-pages",
          include: inPages,
          // Each file has a page, and modules, of its own, in a worker that has read jsdom once for all of them. With
          // --maxWorkers=1 they would be in one page together: there are always more.
          pool: "vmForks",
          setupFiles: whatJsdomLacks,
          ...patience,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/**/browser/**/*.test.ts"],
          globalSetup: "tests/browser/setup.ts",
          // What these tests share is read once a worker: each visit has a browser context and a server of its own.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
