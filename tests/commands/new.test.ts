// `npm run new`: a site of one's own, written without a question, into a folder that had nothing to lose.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import { runNew } from "../../src/commands/new.ts";
import { shareOut } from "../../src/document/documents.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { withRoomFor } from "./full-disk.ts";

let root: string;
beforeAll(async () => {
  // In this folder: one elsewhere gets a whole repository.
  await mkdir(".cache", { recursive: true });
  root = await mkdtemp(resolve(".cache", "sites of one's own "));
});
afterAll(() => rm(root, { recursive: true }));

test("the command asks nothing, and everything it invents is a placeholder that must be replaced", async () => {
  const folder = join(root, "by command");
  const args = ["--import", "tsx", "src/commands/new.ts", folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", input: "" });
  expect(status).toBe(0);
  expect(stdout).toContain(
    `Wrote a small site to ${folder}: contact.json, home.json, privacy.json, site.json.`,
  );
  const now = await runCheck(["--format", "json"], folder);
  expect(now.exitCode).toBe(0);
  expect(placesOf(now.output)).toEqual(filler);
  expect((await runCheck([], folder)).output).toMatch(
    /\n16 warnings in .*\n22 placeholders to replace before going live: npm run check -- --release$/,
  );
  const release = await runCheck(["--release", "--format", "json"], folder);
  expect(release.exitCode).toBe(1);
  expect(placesOf(release.output)).toEqual([...filler, ...invented].sort());
});

test("a new site whose placeholders have all been replaced is ready to go live", async () => {
  const folder = join(root, "replaced");
  await runNew([folder]);
  const { output } = await runCheck(["--release", "--format", "json"], folder);
  for (const place of placesOf(output)) {
    const [name = "", pointer = ""] = place.split("#");
    const file = join(folder, name);
    const value = JSON.parse(await readFile(file, "utf8")) as unknown;
    await writeFile(file, JSON.stringify(withValue(value, pointer.split("/").slice(1)), null, 2));
  }
  expect(await runCheck(["--release"], folder)).toMatchObject({
    output: expect.stringMatching(/^No problems in /),
    exitCode: 0,
  });
});

test("each page of a new site has an address", async () => {
  const folder = join(root, "addressed");
  await runNew([folder]);
  const { result } = await loadContent(folder);
  const documents = result.ok ? shareOut(result.site, () => 0) : [];
  expect(documents.map(({ address }) => address)).toEqual(["./", "./contact/", "./privacy/"]);
});

test.each([["site"], ["a folder/within # another"], ["Größe & Maß 100%"]])(
  "editors find the schemas from the files in %s",
  async (name) => {
    const folder = join(root, name);
    expect((await runNew([folder])).exitCode).toBe(0);
    for (const file of (await readdir(folder)).filter((each) => each.endsWith(".json"))) {
      const { $schema } = JSON.parse(await readFile(join(folder, file), "utf8")) as {
        $schema: string;
      };
      // As VS Code follows it.
      const found = fileURLToPath(new URL($schema, pathToFileURL(join(folder, file))));
      const kind = file === "site.json" ? "Site" : "Page";
      expect(JSON.parse(await readFile(found, "utf8"))).toMatchObject({ title: kind });
    }
  },
);

describe("nothing is written", () => {
  test("into a folder that holds something", async () => {
    const folder = join(root, "full");
    await mkdir(folder);
    await writeFile(join(folder, "mine.txt"), "mine");
    const { output, exitCode } = await runNew([folder]);
    expect(exitCode).toBe(2);
    expect(output).toBe(
      `The folder "${folder}" isn't empty, so nothing was written. Choose another name, or empty it first.`,
    );
    expect(await readdir(folder)).toEqual(["mine.txt"]);
  });

  test("over a file", async () => {
    const file = join(root, "file");
    await writeFile(file, "mine");
    for (const name of [file, join(file, "site")]) {
      const { output, exitCode } = await runNew([name]);
      expect(exitCode).toBe(2);
      expect(output).toMatch(/is a file, or inside one/);
    }
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  test("without a name, or with more than one", async () => {
    const refusal = async (...args: string[]) => {
      const { output, exitCode } = await runNew(args);
      expect(exitCode).toBe(2);
      return output.split("\n")[0];
    };
    expect(await refusal()).toBe("Add a name for the new folder.");
    expect(await refusal("my", "site")).toBe(
      'Expected one folder, found 2. If you mean "my site", put it in quotes.',
    );
    expect(await refusal("--force")).toBe("There is no option --force.");
    expect(await runNew(["--help"])).toMatchObject({ exitCode: 0 });
    expect(await runNew([join(root, "helped"), "--help"])).toMatchObject({ exitCode: 0 });
    expect(await readdir(root)).not.toContain("helped");
  });
});

test("on a disk that becomes full, nothing is left of it, and the next one is written", async () => {
  const folder = join(root, "full disk", "site");
  expect(await withRoomFor(2, () => runNew([folder]))).toEqual({
    output: `The site couldn't be written to "${folder}", so nothing was: ENOSPC: no space left on device, write`,
    exitCode: 2,
  });
  expect(await readdir(root)).not.toContain("full disk");
  expect(await runNew([folder])).toMatchObject({ exitCode: 0 });
});

test("a new repository's folder with only .git counts as empty", async () => {
  const folder = join(root, "repository");
  await mkdir(join(folder, ".git"), { recursive: true });
  expect((await runNew([folder])).exitCode).toBe(0);
});

describe("the next steps are commands for the shell", () => {
  test("of Linux and a Mac", async () => {
    const folder = join(root, "it's here");
    const { output } = await runNew([folder], "linux");
    const quoted = `'${folder.replaceAll("'", "'\\''")}'`;
    for (const command of ["npm start", "npm run check", "npm run build"])
      expect(output).toContain(`CONTENT_DIR=${quoted} ${command}`);
    // As a shell reads it.
    const { stdout } = spawnSync("sh", ["-c", `CONTENT_DIR=${quoted} printenv CONTENT_DIR`], {
      encoding: "utf8",
    });
    expect(stdout.trim()).toBe(folder);
  });

  test("of Windows, which has two", async () => {
    const folder = join(root, "windows");
    const { output } = await runNew([folder], "win32");
    expect(output).toContain(`$env:CONTENT_DIR = '${folder.replaceAll("'", "''")}'`);
    expect(output).toContain(`set "CONTENT_DIR=${folder}"`);
    expect(output).toMatch(/^See it +npm start$/m);
  });
});

/** The texts that say what to write in their place. */
const filler = [
  "contact.json#/blocks/1/hours/rows/0/hours",
  "home.json#/blocks/0/text",
  "home.json#/blocks/1/cards/0/heading",
  "home.json#/blocks/1/cards/0/text",
  "home.json#/blocks/1/cards/1/heading",
  "home.json#/blocks/1/cards/1/text",
  "home.json#/blocks/1/cards/2/heading",
  "home.json#/blocks/1/cards/2/text",
  "home.json#/blocks/2/steps/2/text",
  "site.json#/facts/city",
  "site.json#/facts/company",
  "site.json#/facts/postalCode",
  "site.json#/facts/replyTime",
  "site.json#/facts/street",
  "site.json#/facts/tagline",
  "site.json#/footer/text",
];

/** What looks real and reaches nobody. */
const invented = [
  "site.json#/facts/email",
  "site.json#/facts/phone",
  ...["publicKey", "serviceId", "templates/message/id"].map((id) => `site.json#/mail/${id}`),
  "site.json#/url",
];

function placesOf(json: string): string[] {
  const found = JSON.parse(json) as { file: string; pointer: string }[];
  return found.map(({ file, pointer }) => `${basename(file)}#${pointer}`).sort();
}

/** With an author's own words at a location. */
function withValue(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return ownWords(String(value));
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? withValue(item, rest) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest) };
}

function ownWords(written: string): string {
  if (written.startsWith("set-your-")) return "id-of-our-own";
  if (written.startsWith("https:")) return "https://www.wrenbakery.com/";
  if (written.includes("@")) return "hello@wrenbakery.com";
  return written.startsWith("+1") ? "+1 (602) 234-5678" : "Our own words";
}
