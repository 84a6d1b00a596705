// The dev server (`npm start`) and the tests. `npm run build` has its own settings, in src/document/bundle.ts.
import { defineConfig } from "vitest/config";
import { islandSources } from "./src/document/bundle.ts";
import { contentFolder } from "./src/files/given-folder.ts";
import { devSite } from "./src/server/dev-site.ts";

export default defineConfig({
  plugins: [devSite(contentFolder)],
  publicDir: false,
  // Where what the site imports is found: else Vite reads every HTML file there is, those of the bench, too.
  optimizeDeps: {
    entries: ["index.html", ...Object.values(islandSources).map((source) => source.slice(1))],
  },
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/**/browser/**"],
          // Typing letter by letter takes long on a busy machine; no test is about time.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/**/browser/**/*.test.ts"],
          globalSetup: "tests/browser/setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
