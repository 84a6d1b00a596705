// What an editor and a host wait for: the build, the dev server's start, and a saved change on the screen.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { writeLargeSite } from "../fixtures/large-site.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const buildOnce = fileURLToPath(new URL("./build-once.ts", import.meta.url));

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

export async function measureMaking(folder: string, browser: Browser, runs: number): Promise<void> {
  console.log(`\n| pages | build | memory | bytes of the first view |`);
  console.log(`| ---: | ---: | ---: | ---: |`);
  for (const count of [8, 80, 800]) {
    const content = join(folder, `content-${count}`);
    await writeLargeSite(content, count);
    // Each in a process of its own, as `npm run build` is.
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", buildOnce, content, join(folder, `out-${count}`)],
      { cwd: root, encoding: "utf8" },
    );
    if (stdout === "") throw new Error(stderr);
    const [milliseconds, megabytes, bytes] = stdout.trim().split(" ");
    console.log(`| ${count} | ${milliseconds} ms | ${megabytes} MB | ${bytes} B |`);
  }

  const starts: number[] = [];
  const saves: number[] = [];
  for (let run = 0; run < runs; run++) {
    const content = join(folder, `dev-${run}`);
    await cp(join(root, "content"), content, { recursive: true });
    const began = performance.now();
    const { server, address } = await startDev(content);
    starts.push(performance.now() - began);
    try {
      saves.push(...(await timeSaves(browser, address, join(content, "home.json"))));
    } finally {
      server.kill();
    }
  }
  console.log(`\ndev server's first page after its start   ${middle(starts).toFixed(0)} ms`);
  console.log(`a saved change on the screen              ${middle(saves).toFixed(0)} ms`);
}

async function startDev(content: string): Promise<{ server: ChildProcess; address: string }> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "--port", String(port), "--strictPort"],
    { cwd: root, env: { ...process.env, CONTENT_DIR: content }, stdio: "ignore" },
  );
  const address = `http://localhost:${port}/`;
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) {
      await answer.text();
      return { server, address };
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  server.kill();
  throw new Error("The dev server has not started.");
}

/** From the end of the write to the frame that shows the new words. */
async function timeSaves(browser: Browser, address: string, file: string): Promise<number[]> {
  const page = await browser.newPage();
  await page.route(
    ({ origin }) => !address.startsWith(origin),
    (route) => route.abort(),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  const text = await readFile(file, "utf8");
  const heading = /"heading": "([^"]*)"/.exec(text)?.[1] ?? "";
  const times: number[] = [];
  for (let save = 1; save <= 3; save++) {
    const wanted = `Saved ${save}`;
    await writeFile(file, text.replace(heading, wanted));
    const began = performance.now();
    await page.locator("h1").getByText(wanted, { exact: true }).waitFor();
    times.push(performance.now() - began);
    // Nobody saves twice within a twentieth of a second, and what watches files skips such a save.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await page.close();
  return times;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "localhost", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
}
