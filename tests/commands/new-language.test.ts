// `npm run new` in another language: what visitors read is in it, and what isn't is listed before the site goes live.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isFields, valueAt } from "../../src/content/model/json.ts";
import { runCheck } from "../../src/commands/check.ts";
import { runNew } from "../../src/commands/new.ts";

let root: string;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  root = await mkdtemp(resolve(".cache", "sites in other languages "));
});
afterAll(() => rm(root, { recursive: true }));

async function newSite(name: string, ...options: string[]): Promise<string> {
  const folder = join(root, name);
  expect(await runNew([folder, ...options])).toMatchObject({ exitCode: 0 });
  return folder;
}

const read = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), "utf8"));

interface Found {
  id: string;
  file: string;
  pointer: string;
}

/** What the check before going live lists, such as `home.json/title`, by its id. */
async function listed(folder: string): Promise<Map<string, string>> {
  const { output } = await runCheck(["--release", "--format", "json"], folder);
  // Cast: the check writes it.
  const found = JSON.parse(output) as Found[];
  return new Map(found.map(({ id, file, pointer }) => [`${file.split("/").at(-1)}${pointer}`, id]));
}

/** Every text in a content folder that has words, such as `home.json/title`. */
async function wordsIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const collect = (value: unknown, at: string): void => {
    const words = typeof value === "string" ? value.replaceAll(/\{\{?\w+(?:\.\w+)?\}?\}/g, "") : "";
    if (/^(?:[^\p{L}]*\p{Lu}|.* )/u.test(words) && /\p{L}/u.test(words))
      found.set(at, String(value));
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) collect(inner, `${at}/${key}`);
  };
  for (const file of await readdir(folder))
    if (file.endsWith(".json")) collect(await read(folder, file), file);
  return found;
}

test("of a site in English that becomes German, everything that visitors read is listed", async () => {
  const folder = await newSite("English, then German");
  const site = join(folder, "site.json");
  const text = await readFile(site, "utf8");
  await writeFile(site, text.replace('"en-US"', '"de"'));
  const found = await listed(folder);
  const unlisted = [...(await wordsIn(folder))].filter(([at]) => !found.has(at));
  // Germans say these words, too.
  expect(unlisted).toEqual([
    ["contact.json/blocks/2/fields/0/label", "Name"],
    ["home.json/description", "{{facts.company}} in {{facts.city}}: {{facts.tagline}}."],
    ["privacy.json/blocks/1/items/3/heading", "Cookies"],
  ]);
  expect([...found.values()].filter((id) => id === "sample-english")).toHaveLength(53);
});

test("texts of a new site are recognized after a page, a fact and a question have another name", async () => {
  const folder = await newSite("renamed", "--language", "it");
  const texts: [file: string, from: string, to: string][] = [
    ["privacy.json", "(page:contact)", "(page:contatto)"],
    ["contact.json", "{{facts.replyTime}}", "{{facts.risposta}}"],
    ["contact.json", "Message from {name}", "Message from {nome}"],
  ];
  for (const [file, from, to] of texts) {
    const text = await readFile(join(folder, file), "utf8");
    await writeFile(join(folder, file), text.replaceAll(from, to));
  }
  const found = await listed(folder);
  for (const at of [
    "privacy.json/blocks/1/items/4/text",
    "contact.json/blocks/2/text",
    "contact.json/blocks/2/subject",
  ])
    expect([at, found.get(at)]).toEqual([at, "sample-english"]);
});

describe.each([
  ["de", "Startseite"],
  ["de-AT", "Startseite"],
  ["de-CH", "Startseite"],
  ["fr", "Accueil"],
  ["fr-CH", "Accueil"],
  ["es", "Inicio"],
])("in %s", (language, home) => {
  test("only placeholders are listed: the same ones as in English", async () => {
    const folder = await newSite(`in ${language}`, "--language", language);
    const english = await newSite(`beside ${language}`);
    expect(await listed(folder)).toEqual(await listed(english));
    expect((await runCheck([], folder)).output).toMatch(/\n16 warnings in /);
    const site = await read(folder, "site.json");
    expect(site).toMatchObject({ language, navigation: [{ label: home, page: "home" }, {}] });
  });

  test("no text is left in English but words that both languages have", async () => {
    const own = await wordsIn(await newSite(`words in ${language}`, "--language", language));
    const english = await wordsIn(await newSite(`words beside ${language}`));
    const same = [...own].filter(([at, text]) => english.get(at) === text).map(([, text]) => text);
    const shared = [
      "Contact",
      "Contact | {{facts.company}}",
      "Cookies",
      "Message",
      "Name",
      "Pages",
    ];
    const german = ["{{facts.company}} in {{facts.city}}: {{facts.tagline}}."];
    const others = same.filter((text) => !shared.includes(text) && !german.includes(text));
    expect(others).toEqual([]);
  });

  test("names that nobody reads stay, and the postal code is in front of the city", async () => {
    const folder = await newSite(`names in ${language}`, "--language", language);
    const english = await newSite(`names beside ${language}`);
    for (const file of ["contact.json", "home.json", "privacy.json", "site.json"])
      expect(shapeOf(await read(folder, file))).toEqual(shapeOf(await read(english, file)));
    const contact = JSON.stringify(await read(folder, "contact.json"));
    expect(contact).toContain('"{{facts.postalCode}} {{facts.city}}"');
  });
});

/** A value without what people read. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== "language")
        .map(([name, inner]) => [name, shapeOf(inner)]),
    );
  return typeof value === "string" && /\p{Lu}|\s/u.test(value) && !/^set-|@/.test(value)
    ? "…"
    : value;
}

test("in a language without a translation, the site has no error, and all its texts are listed", async () => {
  const folder = join(root, "Italian");
  const { output, exitCode } = await runNew([folder, "--language", "it-IT"]);
  expect(exitCode).toBe(0);
  expect(output).toContain(
    "Its texts are in English: npm run check -- --release lists each one that has to be translated.",
  );
  expect(await read(folder, "site.json")).toMatchObject({ language: "it-IT" });
  expect((await runCheck([], folder)).exitCode).toBe(0);
  const ids = [...(await listed(folder)).values()];
  expect(ids.filter((id) => id === "sample-english")).toHaveLength(51);
  expect(ids).toContain("stand-in-wording");
});

test("in Switzerland, German has no ß", async () => {
  const street = async (language: string) => {
    const site = await read(
      await newSite(`a street in ${language}`, "--language", language),
      "site.json",
    );
    return valueAt(site, ["facts", "street"]);
  };
  expect(await street("de-CH")).toBe("Ihre Strasse und Hausnummer hier");
  expect(await street("de-AT")).toBe("Ihre Straße und Hausnummer hier");
});

test("a repository of its own is in the language, too, wherever the options are", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "elsewhere-"));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  const folder = join(elsewhere, "site");
  const run = await runNew(["--language=fr-CA", folder, "--engine", "1.0.0"]);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.output).not.toContain("in English");
  expect(await read(join(folder, "content"), "site.json")).toMatchObject({
    language: "fr-CA",
    navigation: [{ label: "Accueil" }, { label: "Contact" }],
  });
});

test("in English of another country, nothing has to be translated", async () => {
  const folder = await newSite("British", "--language=en-GB");
  expect(await read(folder, "site.json")).toMatchObject({ language: "en-GB" });
  expect([...(await listed(folder)).values()]).not.toContain("sample-english");
});

test.each([
  ["German", '"German" isn\'t a language code. Did you mean de?'],
  ["Deutsch", '"Deutsch" isn\'t a language code. Did you mean de?'],
  ["de_at", '"de_at" isn\'t a language code. Did you mean de-AT?'],
  ["DE", '"DE" isn\'t a language code. Did you mean de?'],
  ["cz", '"cz" isn\'t a language code. Did you mean cs?'],
  ["de-UK", '"de-UK" isn\'t a language code. Did you mean de-GB?'],
  ["xx", '"xx" isn\'t a language code. Write a code such as de, fr or es-MX.'],
  ["Klingonisch", '"Klingonisch" isn\'t a language code. Write a code such as de, fr or es-MX.'],
  ["", "Write a language code, such as de, after --language."],
  ["--engine", "Write a language code, such as de, after --language."],
])("“%s” is no language, and nothing is written", async (written, message) => {
  const folder = join(root, "refused");
  const { output, exitCode } = await runNew([folder, "--language", written]);
  expect([exitCode, output.split("\n")[0]]).toEqual([2, message]);
  expect(await readdir(root)).not.toContain("refused");
});

test("a German placeholder is one on a site in any language", async () => {
  const folder = await newSite("German, then English", "--language", "de");
  const before = await listed(folder);
  const site = join(folder, "site.json");
  await writeFile(
    site,
    (await readFile(site, "utf8")).replace('"language": "de"', '"language": "en"'),
  );
  expect(await listed(folder)).toEqual(before);
});
