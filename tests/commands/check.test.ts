// `npm run check` as people and machines run it, on a copy of content that tests may break.
import { spawnSync } from "node:child_process";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import { decode } from "../../src/media/decode.ts";
import { firstSite } from "../fixtures/sites.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "check-")), "content");
  await cp(firstSite, folder, { recursive: true });
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const photo = await readFile("tests/browser/photo.png");
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

async function edit(name: string, from: string, to: string): Promise<string> {
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  const edited = text.replace(from, () => to);
  await writeFile(path, edited);
  return edited;
}
const read = (name: string) => readFile(join(folder, name), "utf8");

test("files that other programs leave next to the pages aren't pages", async () => {
  await writeFile(join(folder, "._home.json"), Buffer.from([0, 5, 22, 7]));
  await mkdir(join(folder, "drafts.json"));
  await symlink("nobody@nowhere.1234", join(folder, ".#home.json"));
  const { output, exitCode } = await runCheck([], folder);
  expect(output).toMatch(/^No problems in/);
  expect(exitCode).toBe(0);
});

test("the command itself ends so, with what it found on its own output", async () => {
  await edit("about.json", '"layout": "prose"', '"layout": "pros"');
  const command = ["--import", "tsx", "src/commands/check.ts"];
  const run = (...args: string[]) =>
    spawnSync("node", [...command, ...args], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: folder },
    });
  const found = run();
  expect(found.status).toBe(1);
  // No color where the output is no terminal.
  expect(found.stdout).toBe(`${(await runCheck([], folder)).output}\n`);
  expect(found.stdout).not.toContain("\u001b");
  const refused = run("--relase");
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toContain("Did you mean --release?");
});

test("for a program it is only a list of problems", async () => {
  await edit("about.json", '"layout": "prose"', '"layout": "pros"');
  const { output, exitCode } = await runCheck(["--format", "json"], folder);
  expect(JSON.parse(output)).toHaveLength(1);
  expect(exitCode).toBe(1);
});

describe("how a run ends", () => {
  test("with 0 for content without mistakes, and a reminder of what is invented in it", async () => {
    const { output, exitCode } = await runCheck([], folder);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^No problems in .*\n\d+ placeholders to replace before going live/);
  });

  test("with 0 for warnings, which are shown all the same", async () => {
    await edit("about.json", '"label": "Contact Us"', '"label": "Click here"');
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain("vague-label (warning)");
    expect(output).toContain("1 warning in");
    expect(exitCode).toBe(0);
  });

  test("with a warning of what was meant as a page and isn't read as one", async () => {
    const page = await read("about.json");
    await writeFile(join(folder, "team.JSON"), page);
    await writeFile(join(folder, "office.json.txt"), page);
    await mkdir(join(folder, "services"));
    await writeFile(join(folder, "services", "coding.json"), page);
    await mkdir(join(folder, "media", "team"));
    const { output, exitCode } = await runCheck([], folder);
    for (const name of ["team.JSON", "office.json.txt", "services"])
      expect(output).toContain(
        `${name} isn't used: only .json pages and the media folder are published.`,
      );
    expect(output).toContain(
      "media/team isn't used: only files directly in the media folder are published.",
    );
    expect(output).toContain("4 warnings in");
    expect(exitCode).toBe(0);
  });

  test("with one error where Site.json is there instead of site.json, on every kind of disk", async () => {
    await rename(join(folder, "site.json"), join(folder, "Site.json"));
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toBe(
      `${folder}/site.json:1:1  no-site-file  There is no site.json in this folder.\nRename Site.json to site.json.\n\n1 error in ${folder}.`,
    );
    expect(exitCode).toBe(1);
  });

  test("with a warning about a Site.json next to site.json, where a disk can hold both", async () => {
    await writeFile(join(folder, "Site.json"), "{}");
    const { output } = await runCheck([], folder);
    const isOne = (await readdir(folder)).every((name) => name !== "Site.json");
    expect(
      output.includes("Delete this file or give it another name: there is already a site.json."),
    ).toBe(!isOne);
  });

  test("with 1 for an error", async () => {
    await edit("about.json", '"layout": "prose"', '"layout": "pros"');
    expect(await runCheck([], folder)).toMatchObject({ exitCode: 1 });
  });

  test("with 2 and a sentence for a folder that isn't there", async () => {
    const { output, exitCode } = await runCheck([], join(folder, "nowhere"));
    expect(exitCode).toBe(2);
    expect(output).toMatch(/^There is no folder ".*nowhere" in /);
  });

  test("with 2 and a sentence for what it doesn't know", async () => {
    expect(await runCheck(["--relase"], folder)).toMatchObject({ exitCode: 2 });
    expect((await runCheck(["--relase"], folder)).output).toMatch(
      /^There is no option --relase\. Did you mean --release\?/,
    );
    expect(await runCheck(["--release=true"], folder)).toMatchObject({ exitCode: 2 });
    expect((await runCheck(["about.json"], folder)).output).toMatch(/^Unexpected word/);
    expect((await runCheck(["--format", "xml"], folder)).output).toBe(
      'There is no format "xml". Use text, json or github.',
    );
    expect((await runCheck(["--format"], folder)).exitCode).toBe(2);
  });
});

test("of very many problems the first hundred are listed, errors first, and the rest counted", async () => {
  const unknown = Array.from({ length: 200 }, () => '{ "type": "carousel" },').join("\n");
  await edit("home.json", '"blocks": [', `"blocks": [\n${unknown}`);
  await edit("about.json", '"blocks": [', '"blocks": [{ "type": "hero", "heading": "A name" },');
  const { output, exitCode } = await runCheck([], folder);
  expect(exitCode).toBe(1);
  expect(output.match(/ {2}unknown-type /g)).toHaveLength(100);
  expect(output).not.toContain("sample-text");
  expect(output).toMatch(
    /\n\nAnd 102 more\. Fix some of these to see the rest\.\n\n200 errors, 2 warnings in /,
  );
  const all = await runCheck(["--format", "json"], folder);
  expect(JSON.parse(all.output)).toHaveLength(202);
});

describe("before going live", () => {
  test("each placeholder is located, and any of them makes it exit with 1", async () => {
    const { output, exitCode } = await runCheck(["--release"], folder);
    expect(exitCode).toBe(1);
    for (const id of ["address", "phone", "id", "fact"]) expect(output).toContain(`stand-in-${id}`);
    expect(output).toContain(
      '"set-your-public-key" isn\'t an id from the mail service yet, so no form can send.',
    );
    expect(output).toContain('The fact "company" still has its invented value, "Ledgerwren".');
    expect(output).toMatch(/\n\d+ placeholders must be replaced before the site goes live\.$/);
    expect(output).not.toContain("No problems");
  });

  test("a text that is still a sample is reported before that too, and only once", async () => {
    const text = "What the note doesn’t say goes back as a question, never out as a guess.";
    await edit("about.json", text, "One to three sentences.");
    expect((await runCheck([], folder)).output).toContain("1 warning in");
    const { output, exitCode } = await runCheck(["--release"], folder);
    expect(output.match(/is placeholder text/g)).toHaveLength(1);
    expect(output).not.toContain("1 warning in");
    expect(exitCode).toBe(1);
  });

  test("content without any left exits with 0", async () => {
    let text = await read("site.json");
    text = text
      .replace(/"standIns": \[.*?\],/s, "")
      .replaceAll(".example", ".com")
      .replaceAll("555-0142", "871-2300")
      .replaceAll("set-your-", "");
    await writeFile(join(folder, "site.json"), text);
    const { output, exitCode } = await runCheck(["--release"], folder);
    expect(output).toMatch(/^No problems in/);
    expect(exitCode).toBe(0);
  });
});

describe("--fix", () => {
  test("fixes what has only one right answer and changes no other character", async () => {
    const before = await read("about.json");
    const cards = '"heading": "Core values",';
    await edit("about.json", cards, "“heading”: “Core values”,");
    await edit("about.json", '"type": "cardGrid"', '"typ": "cardGrid"');
    await edit("about.json", "  ]\n}", "  ],\n}");
    await edit("about.json", "to begin.", "to begin: call +1 (602) 555-0142.");
    await writeFile(join(folder, "about.json"), `\ufeff${await read("about.json")}`);
    const { notes, exitCode } = await runCheck(["--fix"], folder);
    expect(await read("about.json")).toBe(
      before.replace("to begin.", "to begin: call {{facts.phone}}."),
    );
    expect(exitCode).toBe(0);
    expect(notes.split("\n")).toHaveLength(6);
    expect(notes).toContain('Renamed "typ" to "type".');
    expect(notes).toContain('Replaced "+1 (602) 555-0142" with the fact "Phone".');
  });

  test("writes the size that a picture has", async () => {
    await cp("tests/browser/photo.png", join(folder, "media/photo.png"));
    const address = "https://images.unsplash.com/photo-1497366216548-37526070297c";
    const edited = await edit("about.json", address, "media/photo.png");
    const { output } = await runCheck([], folder);
    expect(output).toContain(
      "wrong-size (warning)  Wrong size: media/photo.png is 60 pixels wide and 40 high.",
    );
    await runCheck(["--fix"], folder);
    expect(await read("about.json")).toBe(
      edited.replace('"width": 1600', '"width": 60').replace('"height": 1067', '"height": 40'),
    );
  });

  test.each([
    ["empty.jpg", Buffer.alloc(0), "isn't a picture"],
    ["words.png", Buffer.from("These are only words."), "isn't a picture"],
    ["page.svg", Buffer.from("<!doctype html><p>Not found"), "isn't a picture"],
    // How a photo of an iPhone begins: https://www.iso.org/standard/83650.html
    [
      "iphone.jpg",
      Buffer.from("00000018667479706865696300000000", "hex"),
      "is a photo in the iPhone's HEIC format",
    ],
  ])("%s is reported as what it is, whatever its name", async (name, bytes, what) => {
    await writeFile(join(folder, "media", name), bytes);
    const address = "https://images.unsplash.com/photo-1497366216548-37526070297c";
    await edit("about.json", address, `media/${name}`);
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain(`wrong-media  "media/${name}" ${what}`);
    expect(output).toContain("1 error in");
    expect(exitCode).toBe(1);
  });

  test.each([
    [
      "a drawing under another name",
      "logo.png",
      drawing(""),
      "misnamed-picture  media/logo.png is an SVG drawing",
    ],
    [
      "a photo under a drawing's name",
      "desk.svg",
      photo,
      "misnamed-picture  media/desk.svg isn't an SVG drawing",
    ],
    [
      "half a photo",
      "desk.png",
      photo.subarray(0, photo.length / 2),
      "damaged-picture  media/desk.png is damaged",
    ],
    [
      "half a drawing",
      "logo.svg",
      drawing("").slice(0, -3),
      "damaged-picture  media/logo.svg is damaged",
    ],
    [
      "a drawing of 40 MB",
      "map.svg",
      drawing(" ".repeat(40_000_000)),
      "huge-drawing  media/map.svg has 40,000 kB",
    ],
    [
      "a drawing with a script",
      "map.svg",
      drawing("<script>a()</script>"),
      "active-drawing  media/map.svg contains <script>",
    ],
    [
      "a web page",
      "desk.html",
      "<!doctype html><script>a()</script>",
      "page-in-media  media/desk.html is a web page",
    ],
    [
      "a web page under a photo's name",
      "desk.png",
      "<!doctype html><svg></svg>",
      'wrong-media  "media/desk.png" isn\'t a picture',
    ],
  ])("%s can't be shown, and is reported once", async (_what, name, bytes, words) => {
    await writeFile(join(folder, "media", name), bytes);
    const address = "https://images.unsplash.com/photo-1497366216548-37526070297c";
    await edit("about.json", address, `media/${name}`);
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain(words);
    expect(exitCode).toBe(1);
    expect(output).toContain("1 error in");
  });

  test("a drawing that runs something is an error, also where nothing shows it", async () => {
    await writeFile(join(folder, "media/map.svg"), drawing("<script>a()</script>"));
    const declared = `<?xml version="1.0" encoding="GBK"?>${drawing("")}`;
    await writeFile(join(folder, "media/plan.svg"), declared);
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain("active-drawing  media/map.svg contains <script>");
    expect(output).toContain("encoded-drawing  media/plan.svg is saved in GBK");
    expect(output).toContain("2 errors");
    expect(exitCode).toBe(1);
  });

  test("a file that can't be shown is reported once, however often it is used", async () => {
    await writeFile(join(folder, "media/logo.png"), drawing(""));
    await edit(
      "about.json",
      "https://images.unsplash.com/photo-1497366216548-37526070297c",
      "media/logo.png",
    );
    await edit(
      "home.json",
      "https://images.unsplash.com/photo-1554224155-6726b3ff858f",
      "media/logo.png",
    );
    const { output } = await runCheck([], folder);
    expect(output).toContain("1 error in");
    expect(output).toContain(
      "Rename it to media/logo.svg, and use that name wherever it is shown.",
    );
  });

  test("a drawing without a size is a picture", async () => {
    const sizeless = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    await writeFile(join(folder, "media/favicon.svg"), sizeless);
    expect((await runCheck([], folder)).exitCode).toBe(0);
  });

  test("keeps the line ends of Windows", async () => {
    const text = (await read("about.json")).replaceAll("\n", "\r\n");
    await writeFile(join(folder, "about.json"), text.replace("]\r\n}", "],\r\n}"));
    await runCheck(["--fix"], folder);
    expect(await read("about.json")).toBe(text);
  });

  test("leaves alone what could be meant in two ways", async () => {
    const edited = await edit("about.json", '"heading": "Core values"', '"hea": "Core values"');
    const near = await edit("home.json", "every denial", "at +1 (602) 555-0124");
    const { notes, exitCode } = await runCheck(["--fix"], folder);
    expect([await read("about.json"), await read("home.json")]).toEqual([edited, near]);
    expect([notes, exitCode]).toEqual(["", 1]);
  });

  test("converts another encoding to UTF-8, with the letters that were reported", async () => {
    const text = await read("about.json");
    const ansi = Buffer.from(text.replaceAll("’", "\u0092"), "latin1");
    expect(decode(ansi).text).toBe(text);
    await writeFile(join(folder, "about.json"), ansi);
    const home = await read("home.json");
    await writeFile(join(folder, "home.json"), Buffer.from(`\ufeff${home}`, "utf16le"));
    const { notes, exitCode } = await runCheck(["--fix"], folder);
    expect(notes).toContain("Saved it as UTF-8 instead of Windows-1252.");
    expect(notes).toContain("Saved it as UTF-8 instead of UTF-16.");
    expect([await read("about.json"), await read("home.json")]).toEqual([text, home]);
    expect(exitCode).toBe(0);
  });

  test("takes the place out of photos, and leaves those alone that git has only a link to", async () => {
    const image = sharp({ create: { width: 4, height: 3, channels: 3, background: "#888" } });
    const place = { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" };
    const taken = await image.withExif({ IFD3: place }).jpeg().toBuffer();
    await writeFile(join(folder, "media/desk.jpg"), taken);
    await writeFile(join(folder, "elsewhere.jpg"), taken);
    await symlink("../elsewhere.jpg", join(folder, "media/link.jpg"));
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain("media/desk.jpg:1:1  place-in-photo (warning)");
    expect(output).toContain("\n1 problem can be fixed automatically: npm run check -- --fix");
    expect(exitCode).toBe(0);
    const { notes, output: after } = await runCheck(["--fix"], folder);
    expect(notes).toBe(
      `${folder}/media/desk.jpg:1  Removed the place, time and camera from media/desk.jpg. Earlier versions in git still have them.`,
    );
    expect(after).not.toContain("place-in-photo");
    expect((await sharp(join(folder, "media/desk.jpg")).metadata()).exif).toBeUndefined();
    expect((await readFile(join(folder, "elsewhere.jpg"))).equals(taken)).toBe(true);
    expect((await readdir(join(folder, "media"))).sort()).toEqual([
      "desk.jpg",
      "favicon.svg",
      "link.jpg",
    ]);
  });

  test("is offered where it would fix something, with the number of problems", async () => {
    await edit("about.json", "  ]\n}", "  ],\n}");
    await edit("about.json", "to begin.", "to {{facts.fone}} begin.");
    const one = (await runCheck([], folder)).output;
    expect(one).toContain("2 errors in ");
    expect(one).toContain("\n1 problem can be fixed automatically: npm run check -- --fix\n");
    await edit("home.json", '"title"', '"titel"');
    const two = (await runCheck([], folder)).output;
    expect(two).toContain("\n2 problems can be fixed automatically: npm run check -- --fix\n");
    const after = (await runCheck(["--fix"], folder)).output;
    expect(after).toContain("1 error in ");
    expect(after).not.toContain("--fix");
  });

  test("writes where its schema is into a file that doesn't say it", async () => {
    const text = await read("about.json");
    const address = relative(folder, resolve(".site/schema/page.schema.json"));
    await writeFile(join(folder, "about.json"), text.replace(/ {2}"\$schema".*\n/, ""));
    const { output } = await runCheck([], folder);
    expect(output).toMatch(/^No problems in/);
    expect(output).not.toContain("--fix");
    const { notes } = await runCheck(["--fix"], folder);
    expect(notes).toBe(
      `${folder}/about.json:1  Added the address of its schema, so that editors can give help.`,
    );
    expect(await read("about.json")).toBe(
      text.replace("../.site/schema/page.schema.json", address),
    );
  });

  test("without it nothing is ever written", async () => {
    const edited = await edit("about.json", "  ]\n}", "  ],\n}");
    await runCheck([], folder);
    expect(await read("about.json")).toBe(edited);
  });
});

describe("a file that isn't UTF-8", () => {
  test("is one mistake, and the rest of it is checked", async () => {
    const text = (await read("about.json")).replaceAll("’", "'").replace('"prose"', '"pröse"');
    await writeFile(join(folder, "about.json"), Buffer.from(text, "latin1"));
    const { output } = await runCheck(["--format", "json"], folder);
    const found = JSON.parse(output) as { id: string; line: number }[];
    expect(found.map(({ id }) => id).toSorted()).toEqual(["unknown-value", "wrong-encoding"]);
  });

  test("is reported with the words that had to be guessed, and nothing else about them", async () => {
    await edit("about.json", "to begin.", "to begin. We’ll meet at the café – “soon”.");
    // What an editor on Windows writes as ANSI.
    const bytes = Buffer.from(
      (await read("about.json"))
        .replaceAll("’", "\u0092")
        .replaceAll("–", "\u0096")
        .replaceAll("“", "\u0093")
        .replaceAll("”", "\u0094"),
      "latin1",
    );
    await writeFile(join(folder, "about.json"), bytes);
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toMatch(
      /wrong-encoding {2}This file is saved as ANSI \(Windows-1252\) instead of UTF-8\. These words had to be guessed: doesn’t, don’t, can’t, isn’t, We’ll, and 2 more\./,
    );
    expect(output).toContain("\n\n1 error in ");
    expect(exitCode).toBe(1);
  });

  test("where only some characters aren't is reported with the words around them", async () => {
    await edit("about.json", "to begin.", "to begin “soon” – at the café. We don@t, we w@n't.");
    const [before, between, after] = (await read("about.json")).split("@").map(Buffer.from);
    const write = (...bytes: number[]) => {
      const [first, second] = bytes.map((byte) => Buffer.from([byte]));
      const parts = [before, first, between, second, after].map((part) => part ?? Buffer.from(""));
      return writeFile(join(folder, "about.json"), Buffer.concat(parts));
    };
    await write(0x92, 0xd5);
    const problem =
      "Some characters in this file are saved in an older text format instead of UTF-8.";
    const { output } = await runCheck([], folder);
    expect(output).toContain(`${problem} These words had to be guessed: wÕn't, don’t.`);
    expect(output).not.toContain("--fix");
    await write(0x92, 0x6f);
    expect((await runCheck([], folder)).output).toContain("had to be guessed: don’t.");
    const { notes } = await runCheck(["--fix"], folder);
    expect(notes).toContain("Converted the characters that weren't UTF-8.");
    expect(await read("about.json")).toContain("“soon” – at the café. We don’t, we won't.");
  });

  test("is one mistake, too, where its letters can't be those of that encoding", async () => {
    const text = (await read("about.json")).replaceAll(/[^\n -~]/g, "-");
    const bytes = Buffer.from(text.replace("to begin", "weÕll b\u0081gin"), "latin1");
    await writeFile(join(folder, "about.json"), bytes);
    const { output } = await runCheck([], folder);
    expect(output).toContain(
      "wrong-encoding  This file is saved in an older text format instead of UTF-8. These words had to be guessed: weÕll, b�gin.",
    );
    expect(output).toContain("\n\n1 error in ");
    await runCheck(["--fix"], folder);
    expect(await readFile(join(folder, "about.json"))).toEqual(bytes);
  });

  test("is recognized with and without a byte order mark", () => {
    const utf16 = Buffer.from('{"a": 1}', "utf16le");
    expect(decode(utf16)).toEqual({ text: '{"a": 1}', encoding: "UTF-16" });
    expect(decode(Buffer.from('{"a": "é"}', "latin1")).text).toBe('{"a": "é"}');
    expect(decode(Buffer.from("80 85 92 93 94 96 97 99 a9".replaceAll(" ", ""), "hex"))).toEqual({
      text: "€…’“”–—™©",
      encoding: "Windows-1252",
    });
    expect(decode(Buffer.from('{"a": "é"}'))).toEqual({ text: '{"a": "é"}' });
    expect(decode(new Uint8Array())).toEqual({ text: "" });
  });
});
