// The compiler of a site's own blocks, installed while `start` runs.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownSite } from "../own-blocks/own-site.ts";
import { dependenciesOf, makeInstalledSite } from "./install-package.ts";
import { startInstalled, type Running } from "./start-installed.ts";

let root: string;
let site: string;
let running: Running;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "compiler-"));
  site = await makeInstalledSite(root, "site");
  await cp(ownSite, site, { recursive: true });
  await writeFile(join(site, list), "{}");
  running = await startInstalled(site, ["start", "--port", "0"]);
});
afterAll(async () => {
  await running.stop();
  await rm(root, { recursive: true });
});

const compiler = "rolldown";

/** npm writes it last. */
const list = "node_modules/.package-lock.json";

const install = async (): Promise<void> => {
  for (const path of [compiler, ...(await dependenciesOf(join("node_modules", compiler)))])
    await cp(join("node_modules", path), join(site, "node_modules", path), { recursive: true });
  await writeFile(join(site, list), `{ "packages": { "node_modules/${compiler}": {} } }`);
};

const page = async (): Promise<string> =>
  (await fetch(running.address, { headers: { Accept: "text/html" } })).text();

test("is noticed, and so is what is saved then", async () => {
  expect(await page()).not.toContain("Morning flow");
  const view = join(site, "blocks", "bookingTeaser.tsx");
  const text = await readFile(view, "utf8");
  // A save before the installation tries to compile, too.
  await writeFile(view, `${text}// Saved.\n`);
  await install();
  await expect.poll(page).toContain("Morning flow");
  await writeFile(view, text.replace("</Time>", " o’clock</Time>"));
  await expect.poll(page).toContain(" o’clock");
});
