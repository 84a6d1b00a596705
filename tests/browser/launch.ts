// How Chromium is started: once for all browser tests, and once more for each file that uses the clipboard.
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../../src/commands/find-browser.ts";

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Whatever else might ask for an outside host finds that there is none.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

export const launchOptions = () => ({
  executablePath: findBrowser(),
  // The sandbox refuses to run as root, which is who runs the tests in most containers.
  chromiumSandbox: process.getuid?.() !== 0,
  args: quiet,
});

/** All contexts of a browser share one clipboard: in the browser of all tests, another file could copy between a copy and a paste. */
export const launchWithOwnClipboard = (): Promise<Browser> => chromium.launch(launchOptions());
