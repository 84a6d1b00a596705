// @vitest-environment node
// The drawn pictures are the same on every machine, whatever their text.
import { readFile } from "node:fs/promises";
import sharp, { type FormatEnum } from "sharp";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { fontsFor } from "../../src/host/draw.ts";
import { shareSvg } from "../../src/host/share.ts";
import { drawShared } from "../../src/host/drawn-pictures.ts";
import { renderHead } from "../../src/site/head.tsx";
import { contentPolicy, withPolicy } from "../../src/host/policy.ts";
import type { Site } from "../../src/content/model/site.ts";
import { firstSite } from "../fixtures/sites.ts";

const { result } = await loadContent(firstSite);
if (!result.ok) throw new Error("The content has errors");
const { site } = result;
const read = () => readFile(`${firstSite}/media/favicon.svg`);
const mark = { address: "data:", ratio: 1, isWordmark: false };

const lines = (svg: string) => [...svg.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, words]) => words);
const draw = async (changed: Partial<Site>) => [
  ...(await drawShared({ ...site, ...changed }, read)).files,
];

describe("the share picture", () => {
  test("is the same to the byte when it is drawn again", async () => {
    expect(await draw({})).toEqual(await draw({}));
  });

  test("has another name when it shows something else", async () => {
    const before = await drawShared(site, read);
    const after = await drawShared({ ...site, tagline: "Something else" }, read);
    expect(after.head.sharePicture).not.toBe(before.head.sharePicture);
    expect(after.head.icon).toBe(before.head.icon);
  });

  test("has the tagline on one line if it is short, and cuts off what doesn't fit", () => {
    expect(lines(shareSvg(site, mark, "A short description."))).toEqual([
      "Ledgerwren",
      "You treat, We track",
      "A short description.",
      "www.ledgerwren.example",
    ]);
    const long = lines(shareSvg({ ...site, tagline: "tracking ".repeat(30) }, mark, ""));
    expect(long.filter((words) => words?.includes("tracking"))).toHaveLength(2);
    expect(long.join(" ")).toContain("…");
  });

  test("shows a word that no line holds as far as one does", () => {
    const word = "Krankenversicherungsabrechnungsdienstleistungsgesellschaft";
    const shown = lines(shareSvg({ ...site, tagline: word }, mark, "")).find((words) =>
      words?.startsWith("Kranken"),
    );
    expect(shown).toMatch(/^Krankenversicherung\w*…$/);
  });

  test("shows a page's own title and description, without the company's name again", async () => {
    const draws = { ...site, addresses: true };
    const { head, files } = await drawShared(draws, read);
    const pictures = head.pagePictures;
    const others = site.pages.filter(({ name }) => name !== site.homePage);
    expect([...pictures.keys()]).toEqual(others.map(({ name }) => name));
    expect(new Set([head.sharePicture, ...pictures.values()]).size).toBe(site.pages.length);
    for (const address of pictures.values()) expect(files.has(address.slice(2))).toBe(true);
    // Titles with and without the company's name at their end are drawn the same.
    const named = draws.pages.map((page) => ({ ...page, title: `${page.title} | ${site.name}` }));
    const [about] = others.filter(({ title }) => !title.endsWith(site.name));
    const again = await drawShared({ ...draws, pages: named }, read);
    expect(about && again.head.pagePictures.get(about.name)).toBe(
      about && pictures.get(about.name),
    );
  });

  test("is the same for all pages of a site without addresses, with its own picture or with many pages", async () => {
    const sharePicture = "./media/ours.png" as NonNullable<Site["sharePicture"]>;
    const [page] = site.pages;
    const many = Array.from({ length: 25 }, (_, index) => ({ ...page, name: `page-${index}` }));
    for (const changed of [
      {},
      { addresses: true, sharePicture },
      // Cast: only names differ.
      { addresses: true, pages: many as Site["pages"] },
    ])
      expect((await drawShared({ ...site, ...changed }, read)).head.pagePictures.size).toBe(0);
  });

  test("is the page's own where it has one, which no size is known of", async () => {
    const { head } = await drawShared({ ...site, addresses: true }, read);
    const [page] = site.pages.filter(({ name }) => name === "about");
    if (!page) throw new Error("There is no page about.");
    const about = {
      ...page,
      sharePicture: "./media/about.png" as NonNullable<Site["sharePicture"]>,
    };
    const html = renderHead(site, about, "./about/", head);
    expect(html).toContain(`property="og:image" content="${site.url}media/about.png"`);
    expect(html).toContain(`property="og:image:alt" content="${about.title}"`);
    expect(html).not.toContain("og:image:width");
    const drawn = renderHead(site, page, "./about/", head);
    const address = new URL(head.pagePictures.get("about") ?? "", site.url).href;
    expect(drawn).toContain(`property="og:image" content="${address}"`);
    expect(drawn).toContain("og:image:width");
  });

  test("takes words that look like markup as words", () => {
    expect(shareSvg({ ...site, tagline: "<b>A & B" }, mark, "")).toContain("&lt;b&gt;A &amp; B");
  });

  test("is drawn without words where the font hasn't got the letters", async () => {
    expect(await fontsFor("Zażółć Привет")).toHaveLength(6);
    expect(await fontsFor("診療")).toBeUndefined();
    expect(await draw({ tagline: "診療" })).toHaveLength(3);
    expect(lines(shareSvg(site, mark, undefined))).toEqual([]);
  });

  test.each([
    ["serif", "Source Serif 4"],
    ["sans", "Source Sans 3"],
  ] as const)("has words in the typeface of %s headings", async (headings, family) => {
    const look = { ...site.look, headings };
    expect(shareSvg({ ...site, look }, mark, "")).toContain(`font-family="${family}"`);
    expect(lines(shareSvg({ ...site, look }, mark, "Words")).length).toBeGreaterThan(0);
  });

  test("and the initials look different with serifs and without, also where a name isn't in Latin letters", async () => {
    for (const name of ["Ledgerwren", "Ελένη", "Привет"]) {
      const pictures = (["serif", "sans"] as const).map(async (headings) => {
        const { favicon: _, logo: __, ...bare } = { ...site, name };
        const { files } = await drawShared({ ...bare, look: { ...site.look, headings } }, read);
        return [...files.keys()].sort();
      });
      const [withSerifs = [], without = []] = await Promise.all(pictures);
      expect(withSerifs.filter((path) => without.includes(path))).toEqual([]);
    }
  });

  test("isn't drawn where the company has its own", async () => {
    // A compiled site has addresses of its own media here.
    const sharePicture = "./media/ours.png" as NonNullable<Site["sharePicture"]>;
    const { files, head } = await drawShared({ ...site, sharePicture }, read);
    expect([...files.keys()].join()).not.toContain("share");
    expect(head.sharePicture).toBe("./media/ours.png");
  });
});

test.each(schemas["site.schema.json"].properties.favicon.kinds.filter((kind) => kind !== "svg"))(
  "the icon on a phone's home screen shows a %s file",
  async (kind) => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: "#c00" } });
    // Cast: sharp makes each kind of photo that an icon can be.
    const file = await red.toFormat(kind as keyof FormatEnum).toBuffer();
    // A compiled site has addresses of its own media here.
    const favicon = `./media/icon.${kind}` as NonNullable<Site["favicon"]>;
    const { files, head } = await drawShared({ ...site, favicon }, () => Promise.resolve(file));
    const { dominant } = await sharp(files.get(head.icon.slice(2))).stats();
    expect(dominant.r - dominant.g).toBeGreaterThan(100);
  },
);

describe.each(["png", "jpeg", "gif", "webp", "avif"] as const)("a drawing around a %s", (kind) => {
  const drawing = async () => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: "#c00" } });
    const photo = (await red.toFormat(kind).toBuffer()).toString("base64");
    const image = `<image width="200" height="200" href="data:image/${kind};base64,${photo}"/>`;
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${image}</svg>`,
    );
  };
  const redness = async (content: Uint8Array | undefined, left: number, top: number) => {
    const area = { left, top, width: 32, height: 32 };
    const part = await sharp(await sharp(content).extract(area).toBuffer()).stats();
    return part.dominant.r - part.dominant.g;
  };
  // A compiled site has addresses of its own media here.
  const src = "./media/mark.svg" as NonNullable<Site["favicon"]>;

  test("is shown whole in the icon", async () => {
    const file = await drawing();
    const { files, head } = await drawShared({ ...site, favicon: src }, () =>
      Promise.resolve(file),
    );
    expect(await redness(files.get(head.icon.slice(2)), 80, 80)).toBeGreaterThan(100);
  });

  test("is shown as the logo in the share picture", async () => {
    const file = await drawing();
    const logo = { src, width: 200, height: 200 };
    const { files, head } = await drawShared({ ...site, logo }, () => Promise.resolve(file));
    expect(await redness(files.get(head.sharePicture.slice(2)), 96, 80)).toBeGreaterThan(100);
  });
});

describe("the mark of a site without a logo and a drawing of its own", () => {
  const bare = (changed: Partial<Site> = {}): Site => {
    const { favicon: _favicon, logo: _logo, ...rest } = site;
    return { ...rest, name: "Saltmarsh Dental", ...changed };
  };
  const nothing = () => Promise.reject(new Error("There is no picture to read."));
  const iconOf = async (of: Site) => (await drawShared(of, nothing)).head.icon;

  test("is its initials, in the browser's tab and in the share picture", async () => {
    const { files, head } = await drawShared(bare(), nothing);
    expect([...files.keys()].map((name) => `./${name}`)).toEqual(
      expect.arrayContaining([head.icon, head.sharePicture]),
    );
    expect(renderHead(bare(), { title: "", description: "" }, "./", head)).toContain(
      `<link rel="icon" href="${head.icon}"/>`,
    );
  });

  test("changes with the letters and the color, not with the rest of the name", async () => {
    const icon = await iconOf(bare());
    expect(await iconOf(bare({ name: "Seaside Dentists" }))).toBe(icon);
    expect(await iconOf(bare({ name: "Harbor Dental" }))).not.toBe(icon);
    const palette = { ...site.palette, accent: "#5c1d6b" };
    expect(await iconOf(bare({ palette }))).not.toBe(icon);
  });

  test("has no letters where the font doesn't have them, or the name has none", async () => {
    const plain = await iconOf(bare({ name: "…" }));
    expect(await iconOf(bare({ name: "診療所" }))).toBe(plain);
    expect(await iconOf(bare({ name: "<&" }))).toBe(plain);
  });
});

describe("the policy", () => {
  const html =
    "<style>a{}</style><script>start()</script><script type='application/json'>{}</script>";
  const directive = (policy: string, name: string) =>
    policy.split("; ").find((part) => part.startsWith(`${name} `));

  test("allows exactly the inlined code, and data needs no leave", () => {
    const policy = contentPolicy(site, [html, html]);
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    expect(directive(policy, "script-src")).toBe(
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    );
    expect(policy).not.toContain("unsafe");
  });

  test("names the hosts of pictures that are shown, not those that might be", () => {
    const hosts = { hosts: [{ host: "unused.example" }] };
    const policy = contentPolicy({ ...site, pictures: hosts }, [html]);
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: https://images.unsplash.com");
    const bare = contentPolicy({ ...site, pages: [] }, [html]);
    expect(directive(bare, "img-src")).toBe("img-src 'self' data:");
  });

  test("lets the page talk to itself and the mail service only", () => {
    expect(directive(contentPolicy(site, [html]), "connect-src")).toBe(
      "connect-src 'self' https://api.emailjs.com",
    );
  });

  test("names a Trusted Types policy only if the runtime makes one", () => {
    const making = '<script>trustedTypes.createPolicy("page",{})</script>';
    expect(contentPolicy(site, [making])).toMatch(/trusted-types page$/);
    expect(contentPolicy(site, [html])).toMatch(/trusted-types 'none'$/);
  });

  test("can't be left out of a document by mistake", () => {
    expect(() => withPolicy("<html>", "default-src 'none'")).toThrow("charset");
  });
});
