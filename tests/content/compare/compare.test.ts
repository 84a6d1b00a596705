// What changed between two states of the first site, in the words that an editor reads.
import { describe, expect, test } from "vitest";
import { compareContent, type ContentState } from "../../../src/content/compare/compare.ts";
import type { Difference, Piece } from "../../../src/content/compare/difference.ts";
import { editsFor, type Change } from "../../../src/content/edit/change.ts";
import { applyEdits } from "../../../src/content/edit/edits.ts";
import type { Json } from "../../../src/content/model/json.ts";
import { valueAt } from "../../../src/content/model/json.ts";
import { pointer, type Path } from "../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { siteTexts } from "../../fixtures/site-texts.ts";
import { firstSite } from "../../fixtures/sites.ts";

const before: ContentState = {
  files: siteTexts(firstSite),
  media: new Map([["media/favicon.svg", "first"]]),
};

/** What happened to a file: changes in it, one after the other; a whole new text; or it is gone. */
type Edits = Record<string, readonly Change[] | string | undefined>;

/** The reported changes, one a line: `file | page | place | did | before | after`, with what changed in brackets. */
function reported(edits: Edits): string[] {
  const files = new Map(before.files);
  for (const [name, edit] of Object.entries(edits)) {
    if (edit === undefined) files.delete(name);
    else files.set(name, typeof edit === "string" ? edit : edit.reduce(changed, textOf(name)));
  }
  return compareContent(before, { ...before, files }, engineVocabulary).map(line);
}

function changed(text: string, change: Change): string {
  const edits = editsFor(text, change);
  if (!edits) throw new Error(`There is nothing at ${JSON.stringify(change)}`);
  return applyEdits(text, edits).text;
}

const textOf = (name: string): string => before.files.get(name) ?? "";

const set = (path: Path, value: Json): Change => ({ do: "set", path, value });

function line({ file, page, location, did, before: was, after }: Difference): string {
  return [file, page, location.join(" › "), did, marked(was), marked(after)].join(" | ");
}

function marked(pieces: readonly Piece[]): string {
  return pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
}

const home = "home.json | Medical billing for US practices | Ledgerwren";
const cards = `${home} | Card grid “Why Choose Us”`;

test("nothing changed, so nothing is reported", () => {
  expect(reported({})).toEqual([]);
});

test("another layout, field order or $schema isn't reported", () => {
  const { blocks, ...rest } = JSON.parse(textOf("about.json"));
  const text = JSON.stringify({ blocks, ...rest, $schema: "elsewhere.json" });
  expect(reported({ "about.json": text })).toEqual([]);
});

describe("a text", () => {
  test("is reported with the words around the change", () => {
    const text = "A question between coder and caller crosses one desk, not a ticket queue.";
    expect(reported({ "home.json": [set(["blocks", 1, "cards", 1, "text"], text)] })).toEqual([
      `${cards} › Card “A 50-seat office” › Card text | changed | … between coder and caller crosses [a] desk, not a ticket queue. | … between coder and caller crosses [one] desk, not a ticket queue.`,
    ]);
  });

  test("with hardly a word in common is shown whole", () => {
    expect(
      reported({ "home.json": [set(["blocks", 1, "heading"], "What sets us apart")] }),
    ).toEqual([
      `${home} | Card grid “What sets us apart” › Heading | changed | [Why Choose Us] | [What sets us apart]`,
    ]);
  });

  test("that is new or gone is reported as that", () => {
    const edits: Change[] = [
      { do: "insert", into: ["blocks", 1], name: "text", value: "Six reasons." },
      { do: "remove", path: ["blocks", 0, "text"] },
    ];
    expect(reported({ "home.json": edits })).toEqual([
      `${home} | Page opening “You treat, We track” › Text | removed | [Ledgerwren runs the billing behind US medical practices. We follow every claim from the visit to the deposit, and we answer every denial.] | `,
      `${home} | Card grid “Why Choose Us” › Text | added |  | [Six reasons.]`,
    ]);
  });

  test("that was emptied is called empty", () => {
    const edits = [set(["blocks", 1, "heading"], "")];
    expect(reported({ "home.json": edits })).toEqual([
      expect.stringMatching(/ Heading \| changed \| \[Why Choose Us\] \| \[\(empty\)\]$/),
    ]);
  });

  test("shows in words what links, facts and files stand for", () => {
    const value =
      "Ask [our team](page:contact), read [the list](media/prices.pdf), call {{facts.phone}}.";
    expect(reported({ "home.json": [set(["blocks", 0, "text"], value)] })).toEqual([
      expect.stringContaining(
        "[Ask our team (Page “Contact Ledgerwren”), read the list (prices.pdf), call +1 (602) 555-0142.]",
      ),
    ]);
  });

  test("that replaces a fact by the same words shows the difference", () => {
    expect(
      reported({ "about.json": [set(["title"], "About Ledgerwren")] }).map((each) =>
        each.split(" | ").slice(-2),
      ),
    ).toEqual([["[About {{facts.company}}]", "[About Ledgerwren]"]]);
  });

  test("that is long is cut at a word", () => {
    const value = "word ".repeat(200).trim();
    const edit: Change = { do: "insert", into: ["blocks", 1], name: "text", value };
    const [change = ""] = reported({ "home.json": [edit] });
    expect(change.length).toBeLessThan(460);
    expect(change).toMatch(/ word …\]$/);
  });
});

describe("a field", () => {
  test("that is yes or no counts as no when it is missing", () => {
    const into = ["blocks", 1, "cards", 4];
    const edit: Change = { do: "insert", into, name: "hidden", value: true };
    expect(reported({ "home.json": [edit] })).toEqual([
      `${cards} › Card “On US hours” › Hidden | changed | [no] | [yes]`,
    ]);
  });

  test("that is a list of words is one text", () => {
    expect(reported({ "home.json": [{ do: "remove", path: ["blocks", 0, "track", 2] }] })).toEqual([
      `${home} | Page opening “You treat, We track” › Progress line | changed | Visit · Submitted · [Accepted · ]Paid | Visit · Submitted · Paid`,
    ]);
  });

  test("inside a picture is reported as the picture's", () => {
    const edit = set(["blocks", 2, "picture", "alt"], "A calculator on printed statements");
    expect(reported({ "home.json": [edit] })).toEqual([
      `${home} | List “What we take off your desk” › Picture › Alternative text | changed | A calculator [and a pen ]on printed statements | A calculator on printed statements`,
    ]);
  });

  test("that no schema knows is reported under its own name", () => {
    const edit: Change = { do: "insert", into: [], name: "colour", value: "red" };
    expect(reported({ "home.json": [edit] })).toEqual([`${home} | colour | added |  | [red]`]);
  });
});

describe("an item", () => {
  const card = { heading: "Open books", text: "You see it all." };

  test("that is added, removed or moved is reported as that, without other items", () => {
    const into = ["blocks", 1, "cards"];
    expect(reported({ "home.json": [{ do: "insert", into, at: 2, value: card }] })).toEqual([
      `${cards} › Card “Open books” | added |  | [Open books · You see it all.]`,
    ]);
    expect(reported({ "home.json": [{ do: "remove", path: [...into, 4] }] })).toEqual([
      `${cards} › Card “On US hours” | removed | [On US hours · Our callers reach payers, and you reach us, during the US business day.] | `,
    ]);
    expect(reported({ "home.json": [{ do: "move", path: [...into, 0], to: 3 }] })).toEqual([
      `${cards} › Card “HIPAA-compliant processes” | moved | first | after “Denials read to the code”`,
    ]);
  });

  test("that moved and changed is reported as both", () => {
    const edits: Change[] = [
      set(["blocks", 1, "cards", 5, "heading"], "Figures to check"),
      { do: "move", path: ["blocks", 1, "cards", 5], to: 0 },
    ];
    expect(reported({ "home.json": edits })).toEqual([
      `${cards} › Card “Figures to check” | moved | after “On US hours” | first`,
      `${cards} › Card “Figures to check” › Card heading | changed | Figures [you can ]check | Figures [to ]check`,
    ]);
  });

  test("with another name is the same item when the rest of it is", () => {
    const edit = set(["blocks", 0, "actions", 1, "label"], "Write to us");
    expect(reported({ "home.json": [edit] })).toEqual([
      `${home} | Page opening “You treat, We track” › Button “Write to us” › Label | changed | [Contact Us] | [Write to us]`,
    ]);
  });

  test("that replaced another one is reported as one added and one removed", () => {
    expect(reported({ "home.json": [set(["blocks", 1, "cards", 5], card)] })).toEqual([
      `${cards} › Card “Open books” | added |  | [Open books · You see it all.]`,
      `${cards} › Card “Figures you can check” | removed | [Figures you can check · First-pass rate, denial rate and days in A/R come from your own system, so totals agree.] | `,
    ]);
  });

  test("is reported with its list where the list says more than the item", () => {
    const value = { label: "Careers", page: "join-team" };
    const edit: Change = { do: "insert", into: ["navigation"], at: 1, value };
    expect(reported({ "site.json": [edit] })).toEqual([
      "site.json | Site settings | Menu › Link “Careers” | added |  | [Careers · Page “Join Our Team | Ledgerwren”]",
    ]);
  });

  test("without a heading is named by its first words", () => {
    expect(reported({ "about.json": [{ do: "remove", path: ["blocks", 1] }] })).toEqual([
      expect.stringMatching(
        /^about\.json \| About Ledgerwren \| Long text “Who we are” \| removed \| \[Who we are · /,
      ),
    ]);
  });
});

describe("a link", () => {
  const navigation = "site.json | Site settings | Menu";

  test("with another text and target is one change, whatever it linked to", () => {
    const careers = { label: "Careers", page: "join-team" };
    expect(reported({ "site.json": [set(["navigation", 1], careers)] })).toEqual([
      `${navigation} › Link “Careers” | changed | [About] · Page “[About ]Ledgerwren” | [Careers] · Page “[Join Our Team | ]Ledgerwren”`,
    ]);
    const address = { label: "About", href: "https://example.org", hidden: true };
    expect(reported({ "site.json": [set(["navigation", 1], address)] })).toEqual([
      `${navigation} › Link “About” | changed | [About · Page “About Ledgerwren”] | [About · https://example.org · Hidden]`,
    ]);
  });

  test("with one changed part is reported with that part", () => {
    expect(reported({ "site.json": [set(["navigation", 1, "page"], "contact")] })).toEqual([
      `${navigation} › Link “About” › Page | changed | Page “[About] Ledgerwren” | Page “[Contact] Ledgerwren”`,
    ]);
  });

  test("that took another's place is what became of it, and the others stay as they were", () => {
    const edits: Change[] = [
      { do: "remove", path: ["navigation", 0] },
      set(["navigation", 1], { label: "Careers", page: "join-team" }),
    ];
    const first = JSON.parse(textOf("site.json")).navigation[0].label;
    expect(reported({ "site.json": edits }).map((each) => each.split(" | ").slice(2, 4))).toEqual([
      ["Menu › Link “Careers”", "changed"],
      [`Menu › Link “${first}”`, "removed"],
    ]);
  });
});

describe("a picture", () => {
  const picture = `${home} | List “What we take off your desk” › Picture`;
  const at = ["blocks", 2, "picture"];
  const was = valueAt(JSON.parse(textOf("home.json")), at) as { src: string; alt: string };

  test("in another's place is one change, by its file and what it shows", () => {
    const desk = { src: "media/desk.jpg", alt: "A tidy desk" };
    expect(reported({ "home.json": [set(at, desk)] })).toEqual([
      `${picture} | changed | [${was.src} · ${was.alt}] | [desk.jpg · A tidy desk]`,
    ]);
  });

  test("that only brings other measures is reported with the unchanged words", () => {
    const file = { src: "media/desk.jpg", alt: was.alt };
    expect(reported({ "home.json": [set(at, file)] })).toEqual([
      `${picture} | changed | [${was.src}] · A calculator and a pen on printed … | [desk.jpg] · A calculator and a pen on printed …`,
    ]);
  });

  test("with only its measures changed is reported with them", () => {
    const edits = [set([...at, "width"], 800), set([...at, "height"], 600)];
    expect(reported({ "home.json": edits }).map((each) => each.split(" | ")[3])).toEqual([
      "List “What we take off your desk” › Picture › Width",
      "List “What we take off your desk” › Picture › Height",
    ]);
  });
});

describe("the cut of a picture", () => {
  const add = (name: string, value: Json): Change => ({
    do: "insert",
    into: ["blocks", 2, "picture"],
    name,
    value,
  });

  test("is reported as one change, with the name of each number", () => {
    const edits = [add("crop", { left: 10, top: 5 }), add("focus", { left: 20, top: 30.5 })];
    expect(reported({ "home.json": edits })).toEqual([
      `${home} | List “What we take off your desk” › Picture › Crop | added |  | [Left: 10 · Top: 5]`,
      `${home} | List “What we take off your desk” › Picture › Focus point | added |  | [From the left: 20 · From the top: 30.5]`,
    ]);
  });
});

test("a block that was cut from one page and pasted into another has moved", () => {
  const value = valueAt(JSON.parse(textOf("home.json")), ["blocks", 1]) as Json;
  const edits: Edits = {
    "home.json": [{ do: "remove", path: ["blocks", 1] }],
    "rcm-solutions.json": [{ do: "insert", into: ["blocks"], value }],
  };
  expect(reported(edits)).toEqual([
    "rcm-solutions.json | RCM Solutions | Ledgerwren | Card grid “Why Choose Us” | moved | Medical billing for US practices | Ledgerwren | RCM Solutions | Ledgerwren",
  ]);
});

test("each change has its location now, and a removed value the one it had", () => {
  const list = ["blocks", 1, "cards"];
  const text = [
    { do: "remove", path: [...list, 0] },
    { do: "insert", into: list, value: { heading: "Open books", text: "You see it all." } },
  ].reduce((each, edit) => changed(each, edit as Change), textOf("home.json"));
  const files = new Map([...before.files, ["home.json", text]]);
  const found = compareContent(before, { ...before, files }, engineVocabulary);
  expect(found.map(({ did, path }) => [did, pointer(path)])).toEqual([
    ["added", "/blocks/1/cards/5"],
    ["removed", "/blocks/1/cards/0"],
  ]);
});

test("a day is written out", () => {
  const posted = set(["blocks", 2, "items", 0, "opening", "posted"], "2025-06-02");
  expect(reported({ "join-team.json": [posted] })).toEqual([
    "join-team.json | Join Our Team | Ledgerwren | Job openings “Current openings” › " +
      "Item “Medical Billing Executive” › Job search listing › Posting date | changed | " +
      "[May 27], 2025 | [June 2], 2025",
  ]);
});

describe("opening hours are reported as the site shows them", () => {
  const exceptions = [{ from: "2027-05-03", open: ["08:00-10:00"] }];
  const monday = ["08:00-12:00", "13:00-17:00"];
  const earlier = { monday, friday: ["08:00-12:00"] };

  /** The changes from one site.json to another, without the no-break spaces that times have. */
  function between(was: object, is: object): string[] {
    const [from, to] = [was, is].map((site) => ({
      files: new Map([["site.json", JSON.stringify(site)]]),
      media: new Map(),
    }));
    const found = from && to ? compareContent(from, to, engineVocabulary) : [];
    return found.map((each) => line(each).replaceAll("\u00a0", " "));
  }
  const inside = "site.json | Site settings | Opening hours";

  test("when all of them are new", () => {
    expect(between({}, { openingHours: { ...earlier, exceptions } })).toEqual([
      `${inside} | added |  | [Monday 8:00 AM–12:00 PM, 1:00 PM–5:00 PM · ` +
        "Friday 8:00 AM–12:00 PM · May 3, 2027 · Times 8:00 AM–10:00 AM]",
    ]);
  });

  test("when a day ends later, another is free, and a holiday has no name", () => {
    const later = { monday: ["08:00-12:00", "13:00-18:30"], exceptions };
    expect(between({ openingHours: earlier }, { openingHours: later })).toEqual([
      `${inside} › Monday | changed | 8:00 AM–12:00 PM, 1:00 PM–[5:00] PM | ` +
        "8:00 AM–12:00 PM, 1:00 PM–[6:30] PM",
      `${inside} › Special days | added |  | [May 3, 2027 · Times 8:00 AM–10:00 AM]`,
      `${inside} › Friday | removed | [8:00 AM–12:00 PM] | `,
    ]);
  });

  test("when a holiday without a name changes", () => {
    const until = [{ ...exceptions[0], until: "2027-05-04" }];
    expect(
      between({ openingHours: { exceptions } }, { openingHours: { exceptions: until } }),
    ).toEqual([`${inside} › Special day “May 3, 2027” › Last day | added |  | [May 4, 2027]`]);
  });

  test("in the site's language, or in English while it has none", () => {
    const was = { openingHours: { monday: ["08:00-12:00"] } };
    const is = { openingHours: { monday: ["08:00-13:30"] } };
    expect(between({ language: "de", ...was }, { language: "de", ...is })).toEqual([
      `${inside} › Monday | changed | 8:00–[12:00] | 8:00–[13:30]`,
    ]);
    expect(between({ language: "?", ...was }, { language: "?", ...is })).toEqual([
      `${inside} › Monday | changed | 8:00 AM–[12:00] PM | 8:00 AM–[1:30] PM`,
    ]);
  });

  test("as they were typed, if nobody can read them as times", () => {
    const typed = (times: string) => ({ openingHours: { monday: [times] } });
    expect(between(typed("early-late"), typed("noon-late"))).toEqual([
      `${inside} › Monday | changed | [early]–late | [noon]–late`,
    ]);
  });
});

test("a fact is reported by its name, and the whole site before its pages", () => {
  const edits: Edits = {
    "about.json": [set(["title"], "About us")],
    "site.json": [set(["facts", "phone"], "+1 (602) 555-0199")],
  };
  expect(reported(edits)).toEqual([
    "site.json | Site settings | Fact “Phone” | changed | +1 (602) 555-[0142] | +1 (602) 555-[0199]",
    "about.json | About us | Title | changed | About [Ledgerwren] | About [us]",
  ]);
});

describe("a page", () => {
  test("that is new, or gone, is one change", () => {
    const news = JSON.stringify({ title: "News", description: "What is new.", blocks: [] });
    expect(reported({ "news.json": news, "about.json": undefined })).toEqual([
      expect.stringMatching(/^about\.json \| About Ledgerwren \| Page \| removed \| \[About /),
      "news.json | News | Page | added |  | [News · What is new.]",
    ]);
  });

  test("under another name is the same page, and what is new in it is reported", () => {
    const text = textOf("contact.json").replace('"Contact {{', '"Write to {{');
    expect(reported({ "contact.json": undefined, "write.json": text })).toEqual([
      "write.json | Write to Ledgerwren | File | renamed | [contact.json] | [write.json]",
      "write.json | Write to Ledgerwren | Title | changed | [Contact ]Ledgerwren | [Write to ]Ledgerwren",
    ]);
  });

  test("copied under another name leaves the first as it was", () => {
    expect(reported({ "another.json": textOf("get-started.json") })).toEqual([
      expect.stringMatching(/^another\.json \| Get Started \| Ledgerwren \| Page \| added \|/),
    ]);
  });

  test("with a slip in its syntax is compared as it is meant", () => {
    const slip = textOf("about.json").replace('",\n  "desc', '"\n  "desc');
    expect(slip).not.toBe(textOf("about.json"));
    expect(reported({ "about.json": slip })).toEqual([]);
  });

  test("that can't be read at all counts as empty", () => {
    expect(reported({ "get-started.json": "" }).map((each) => each.split(" | ", 4))).toEqual([
      ["get-started.json", "get-started.json", "Title", "removed"],
      ["get-started.json", "get-started.json", "Description", "removed"],
      ["get-started.json", "get-started.json", "Blocks", "removed"],
    ]);
  });
});

test("added, removed and replaced media are reported", () => {
  const media = new Map([
    ["media/favicon.svg", "second"],
    ["media/office.jpg", "first"],
  ]);
  expect(compareContent(before, { ...before, media }, engineVocabulary).map(line)).toEqual([
    "media/favicon.svg | Media | File | changed | media/favicon.svg | media/favicon.svg",
    "media/office.jpg | Media | File | added |  | media/office.jpg",
  ]);
  expect(
    compareContent(before, { ...before, media: new Map() }, engineVocabulary).map(line),
  ).toEqual(["media/favicon.svg | Media | File | removed | media/favicon.svg | "]);
});
