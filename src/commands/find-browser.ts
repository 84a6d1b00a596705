// Finds a Chromium-based browser on this machine, or installs one, so that it needs no setup.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { libraryFile } from "../engine/engine-files.ts";

/** A headless browser comes first: it shows the same pages with a third of the work. */
const commands = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const applications = ["Google Chrome", "Chromium", "Microsoft Edge"];

const windowsPrograms = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The path of a browser's program. `CHROME_PATH` comes first, then what is installed; only then is one
 * installed, by Playwright or, on Debian and Ubuntu as root, by apt.
 * @throws when there is none and none can be installed, with what to do about it
 */
export function findBrowser(): string {
  const wanted = process.env["CHROME_PATH"];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_PATH is ${wanted}, but there is no such file.`);
  }
  return findInstalled() ?? install();
}

function findInstalled(): string | undefined {
  return [...usualPlaces(), chromium.executablePath()].find((path) => path && existsSync(path));
}

function usualPlaces(): string[] {
  switch (process.platform) {
    case "darwin":
      return ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
        applications.map((name) => join(folder, `${name}.app`, "Contents", "MacOS", name)),
      );
    case "win32":
      return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) =>
        windowsPrograms.map((program) => join(process.env[variable] ?? "", program)),
      );
    default:
      return commands.flatMap((command) =>
        (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, command)),
      );
  }
}

function install(): string {
  const reasons: string[] = [];
  for (const [program, ...steps] of installers()) {
    try {
      // The output of the calling program is elsewhere, where another program may read it.
      console.error("There is no Chromium, Chrome or Edge here yet: installing Chromium …");
      for (const step of steps)
        execFileSync(program, step, { stdio: ["ignore", process.stderr, "inherit"] });
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
      continue;
    }
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new Error(
    [
      "This needs Chromium, Chrome or Edge, but none is installed and installing one failed.",
      "Install one, or set CHROME_PATH to the program, and try again.",
      ...reasons,
    ].join("\n"),
  );
}

/** Programs, each with the arguments of its runs, in order. */
function* installers(): Generator<[program: string, ...steps: string[][]]> {
  const playwright = libraryFile("playwright-core/package.json");
  yield [process.execPath, [join(playwright, "..", "cli.js"), "install", "chromium"]];
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    // Without what it recommends, such as a desktop's drivers and printers: 131 packages instead of 398.
    const steps = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
    yield ["apt-get", ["update"], [...steps, "chromium-headless-shell"]];
    yield ["apt-get", [...steps, "chromium"]];
  }
}
