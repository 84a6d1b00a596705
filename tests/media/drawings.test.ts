// Accepts SVG files that browsers can show, and rejects those that run something when they are opened directly.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Measured } from "../../src/content/model/symbols.ts";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos } from "../../src/files/photos.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "drawings-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function look(content: string | Uint8Array): Promise<Measured> {
  const path = join(folder, "a.svg");
  await writeFile(path, content);
  return (await inspectMedia(path, createPhotos(join(folder, "kept")))).measured;
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = "") =>
  `<svg ${namespace} viewBox="0 0 90 30" ${attributes}>${inner}</svg>`;
const writtenIn = async (inner: string, attributes?: string) => {
  const { flaw } = await look(svg(inner, attributes));
  return flaw?.why === "active" ? flaw.written : undefined;
};

describe("is a drawing, and measured", () => {
  test.each([
    ["plain", svg("<path d='M0 0h9'/>")],
    ["with a byte order mark", `\uFEFF${svg("")}`],
    ["with a declaration and comments", `<?xml version="1.0"?>\n<!-- <html> -->\n${svg("")}`],
    [
      "with a document type",
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg("")}`,
    ],
    [
      "with names that a drawing program defines",
      `<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]><svg xmlns="&ns;" viewBox="0 0 90 30"/>`,
    ],
    ["with a prefix", '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>'],
    ["with links and styles", svg('<style>a{}</style><a href="https://a.example/"><path/></a>')],
    ["with words about scripts", svg("<title>javascript is not run: onload</title>")],
  ])("%s", async (_how, text) => {
    const { kind, flaw } = await look(text);
    expect([kind, flaw]).toEqual(["svg", undefined]);
  });

  test("also where it has no size", async () => {
    const { kind, width, flaw } = await look(`<svg ${namespace}/>`);
    expect([kind, width, flaw]).toEqual(["svg", undefined, undefined]);
  });
});

describe("can't be looked through, because browsers would read it otherwise", () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding=${encoding}?>${svg("")}`;
  test.each([
    "Shift_JIS",
    "GBK",
    "gb18030",
    "Big5",
    "EUC-KR",
    "ISO-2022-JP",
    "UTF-7",
    "UTF-16",
    "ISO-8859-1",
    "hz-gb-2312",
    "x-user-defined",
  ])("one that declares %s", async (encoding) => {
    const flaw = { why: "encoded", encoding };
    expect(await look(declared(`"${encoding}"`))).toMatchObject({ kind: "svg", flaw });
    expect((await look(`\uFEFF${declared(`'${encoding}'`)}`)).flaw).toEqual(flaw);
    const standalone = declared(`"${encoding}" standalone='yes'`).replace("=", "\n=");
    expect((await look(standalone)).flaw).toEqual(flaw);
  });

  test("one in Shift_JIS whose script begins within a letter", async () => {
    const [before = "", after = ""] = svg('<style>x</style><g id="*"/>').split("*");
    const bytes = [`<?xml version="1.0" encoding="Shift_JIS"?>${before}`, "\x81", after];
    expect((await look(Buffer.from(bytes.join(""), "latin1"))).flaw).toEqual({
      why: "encoded",
      encoding: "Shift_JIS",
    });
  });

  test.each([
    ["UTF-16", Buffer.from(`\uFEFF${svg("")}`, "utf16le")],
    ["Windows-1252", Buffer.from(svg("<title>caf\xe9</title>"), "latin1")],
  ])("one in %s that declares nothing", async (encoding, bytes) => {
    expect((await look(bytes)).flaw).toEqual({ why: "encoded", encoding });
  });

  test.each(['"UTF-8"', "'utf-8'", '"utf8"'])("but one that declares %s", async (encoding) => {
    expect((await look(declared(encoding))).flaw).toBeUndefined();
  });

  test("but one whose words are about an encoding", async () => {
    const words = svg('<title>encoding="GBK"?></title>');
    expect((await look(`<?xml version="1.0"?>${words}`)).flaw).toBeUndefined();
  });
});

describe("is no drawing", () => {
  test.each([
    ["a web page", "<!doctype html><html><body>Sign in</body></html>"],
    ["a web page with a drawing in it", `<!doctype html><html><body>${svg("")}</body></html>`],
    ["words", "The logo is <svg> at the office"],
    ["nothing", ""],
  ])("%s", async (_what, text) => {
    expect((await look(text)).kind).toBeUndefined();
  });
});

describe("would not be shown", () => {
  test.each([
    ["that has no end", svg("<g><path/></g>").slice(0, 70)],
    ["that was mistyped", svg("<g></path>")],
    ["that doesn't say that it is one", '<svg viewBox="0 0 90 30"><path/></svg>'],
    ["that nests without end", svg("<g>".repeat(200_000))],
  ])("one %s", async (_how, text) => {
    expect(await look(text)).toMatchObject({ kind: "svg", flaw: { why: "damaged" } });
  });

  test("one of 40 MB", async () => {
    const { flaw } = await look(svg("<path d='M0 0h9'/>".repeat(2_200_000)));
    expect(flaw).toEqual({ why: "endless" });
  });
});

describe("would run something", () => {
  test.each([
    ["<script>alert(1)</script>", "<script>"],
    ["<g><g><script href='https://a.example/x.js'/></g></g>", "<script>"],
    ["<SCRIPT/>", "<SCRIPT>"],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', "<h:script>"],
    ["<path onclick='alert(1)'/>", "onclick"],
    ["<path ONLOAD='alert(1)'/>", "ONLOAD"],
    ['<a href="javascript:alert(1)"><path/></a>', "href"],
    ['<a xlink:href=" java&#10;script:alert(1)"><path/></a>', "xlink:href"],
    ['<a href="&#106;avascript:alert(1)"/>', "href"],
    ['<set attributeName="href" to="javascript:alert(1)"/>', "to"],
    ['<animate attributeName="href" values="#a;javascript:alert(1)"/>', "values"],
    ['<set attributeName="onload" to="alert(1)"/>', "attributeName"],
    ['<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', "<iframe>"],
    ["<foreignObject><embed/></foreignObject>", "<embed>"],
  ])("%s", async (inner, written) => {
    expect(await writtenIn(inner)).toBe(written);
  });

  test("at its beginning", async () => {
    expect(await writtenIn("", "onload='alert(1)'")).toBe("onload");
  });

  test.each([
    ["<!ATTLIST svg onload CDATA 'alert(1)'>", "<!ATTLIST"],
    ["<!ENTITY % p '&#60;!ATTLIST svg onload CDATA \"alert(1)\">'> %p;", "<!ENTITY %"],
    ["<!ENTITY x 'javascript:alert(1)'>", "href"],
  ])("by what is declared of it: %s", async (declared, written) => {
    const { flaw } = await look(`<!DOCTYPE svg [ ${declared} ]>${svg('<a href="&x;"/>')}`);
    expect(flaw).toEqual({ why: "active", written });
  });

  test("in its styles", async () => {
    const styled = `<?xml-stylesheet type="text/xsl" href="data:text/xml,"?>${svg("")}`;
    expect((await look(styled)).flaw).toEqual({ why: "active", written: "<?xml-stylesheet?>" });
  });

  test.each([
    "<!ENTITY x '<script>alert(1)</script>'>",
    "<!ENTITY x '&#60;script>'>",
    "<!ENTITY x '<script/>'> <!ENTITY x 'words'>",
    "<!-- <!ENTITY x 'words'> --> <!ENTITY x 'javascript:alert(1)'>",
  ])("behind a name that may stand for it: %s", async (entity) => {
    const { flaw } = await look(`<!DOCTYPE svg [ ${entity} ]>${svg('<a href="#a">&x;</a>')}`);
    expect(flaw).toEqual({ why: "active", written: "<!ENTITY" });
  });

  test("in an entity that can't be resolved", async () => {
    const { flaw } = await look(`<!DOCTYPE svg [ <!ENTITY x SYSTEM "a"> ]>${svg("&x;")}`);
    expect(flaw).toEqual({ why: "damaged" });
  });
});

test("letters in a drawing are found, for a logo that is also drawn elsewhere", async () => {
  expect((await look(svg("<g><text>Wren</text></g>"))).hasLetters).toBe(true);
  expect((await look(svg("<title>Wren</title>"))).hasLetters).toBeUndefined();
});
