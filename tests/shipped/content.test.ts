// What must be true of content/ whatever its editors write: it has no mistake, it renders, and what the specification
// fixes is in it. Nothing else in tests/ reads it; what a site costs is held on a fixture and only reported here.
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import type { Block, Form, Page, Site } from "../../src/content/model/schema.gen.ts";
import { firstViewBudget } from "../../src/document/documents.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { firstSite } from "../fixtures/sites.ts";
import { rewriteCopy, visibleTexts } from "./rewrite-copy.ts";

const eightPages = [
  "home",
  "about",
  "rcm-solutions",
  "denial-management",
  "contact",
  "join-team",
  "get-started",
  "privacy-policy",
];

interface FixedForm {
  fields: Record<string, { type: string; required?: boolean; [other: string]: unknown }>;
  /** What its template receives. */
  parameters: string[];
  subject: string;
  alert: string;
}

const messageForm: FixedForm = {
  fields: {
    name: { type: "text", required: true },
    email: { type: "email", required: true },
    phone: { type: "tel" },
    message: { type: "textarea", required: true, rows: 4 },
  },
  parameters: ["from_name", "from_email", "phone", "message", "to_email", "subject"],
  subject: "Contact Form Submission from {name}",
  alert:
    "There was an error sending your message. Please try again or contact us directly at the company phone number.",
};

const applicationForm: FixedForm = {
  fields: {
    fullName: { type: "text", required: true },
    email: { type: "email", required: true },
    phone: { type: "tel", required: true },
    position: { type: "select", required: true },
    message: { type: "textarea", rows: 4, emptyValue: "No additional message provided" },
    resume: { type: "file", accept: [".pdf", ".doc", ".docx"], sent: false },
  },
  parameters: [
    "applicant_name",
    "applicant_email",
    "phone",
    "position",
    "message",
    "to_email",
    "subject",
  ],
  subject: "Job Application from {fullName} - {position}",
  alert:
    "There was an error submitting your application. Please try again or email us directly at the careers email.",
};

const positions = [
  "medical-billing-executive",
  "ar-caller",
  "medical-coder",
  "team-leader-rcm",
  "quality-analyst",
  "other",
];

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "shipped-"));
});
afterAll(() => rm(root, { recursive: true }));

const sites: [what: string, make: () => Promise<string>][] = [
  ["the content that is shipped", () => Promise.resolve("content")],
  [
    "content with every word replaced",
    async () => {
      const folder = join(root, "another");
      await cp(firstSite, folder, { recursive: true });
      await rewriteCopy(folder);
      return folder;
    },
  ],
];

describe.each(sites)("%s", (_what, make) => {
  let content: Awaited<ReturnType<typeof loadContent>>;
  let out: string;
  let folder: string;
  beforeAll(async () => {
    folder = await make();
    content = await loadContent(folder);
    out = await mkdtemp(join(root, "built-"));
  });
  /** What the schemas say of a file, which is so if there is no error. */
  const read = <File>(name: string) => JSON.parse(content.files.get(name) ?? "null") as File;
  const formOn = (page: string): Form | undefined =>
    read<Page>(`${page}.json`).blocks.find((block: Block) => block.type === "form");

  test("has no error", () => {
    expect(content.result.ok || reportContent(content)).toBe(true);
  });

  test("has the eight pages, and a visitor sees home first", () => {
    for (const page of eightPages) expect([...content.files.keys()]).toContain(`${page}.json`);
    expect(read<Site>("site.json").homePage).toBe("home");
  });

  test.each([
    ["contact", messageForm],
    ["join-team", applicationForm],
  ])("has the form of the page %s, with every field and what is sent of it", (page, wanted) => {
    const form = formOn(page);
    const fields = Object.fromEntries((form?.fields ?? []).map((field) => [field.name, field]));
    expect(fields).toMatchObject(wanted.fields);
    for (const [name, { required = false }] of Object.entries<{ required?: boolean }>(
      wanted.fields,
    ))
      expect([name, fields[name]?.required ?? false]).toEqual([name, required]);
    const { templates } = read<Site>("site.json").mail;
    expect(templates[form?.template ?? ""]?.parameters.toSorted()).toEqual(
      wanted.parameters.toSorted(),
    );
    expect(Object.keys(form?.parameters ?? {}).toSorted()).toEqual(wanted.parameters.toSorted());
    expect(form?.subject).toBe(wanted.subject);
  });

  test("offers the six positions to applicants, whatever others there are", () => {
    const field = formOn("join-team")?.fields.find(({ name }) => name === "position");
    const options = field?.type === "select" ? field.options.map(({ value }) => value) : [];
    expect(options).toEqual(expect.arrayContaining(positions));
  });

  test.each([
    ["contact", messageForm.alert],
    ["join-team", applicationForm.alert],
  ])("has the exact failure message for the page %s", (page, alert) => {
    expect(formOn(page)?.failure.text).toBe(alert);
  });

  test("renders, each of its pages, and says in bytes what that costs", async () => {
    const built = await buildSite(folder, out);
    expect(built.ok || built.report).toBe(true);
    const names = (await readdir(out)).filter((name) => /^(index|page-.*)\.html$/.test(name));
    const documents = await Promise.all(names.map((name) => readFile(join(out, name), "utf8")));
    for (const page of [...content.files.keys()].filter((name) => name !== "site.json"))
      expect(documents.join()).toContain(`data-page-view=${page.replace(".json", "")} `);
    for (const html of documents) expect(html).not.toMatch(/undefined|NaN|\[object Object\]|\{\{/);
    const bytes = brotliCompressSync(await readFile(join(out, "index.html"))).length;
    console.log(
      `${folder}: ${bytes} bytes of ${firstViewBudget} for the first view, in ${names.length} documents`,
    );
  });
});

test("that copy has no visible word of the first, an opening and a page more and a card less", async () => {
  const texts = async (folder: string) => {
    const { files } = await loadContent(folder);
    return [...files].flatMap(([name, json]) =>
      visibleTexts(name, JSON.parse(json)).map(({ text }) =>
        text.replaceAll(/\{\{?[^}]*\}\}?/g, ""),
      ),
    );
  };
  const another = await sites[1]?.[1]();
  const before = await texts(firstSite);
  const after = new Set(await texts(another ?? ""));
  expect(before.filter((text) => /\p{L}/u.test(text) && after.has(text))).toEqual([]);

  const load = async (folder: string) => {
    const { result } = await loadContent(folder);
    if (!result.ok) throw new Error("It has mistakes");
    const { pages, facts } = result.site;
    const blocks = pages.flatMap((page) =>
      page.blocks.map((block) => ({ page: page.name, block })),
    );
    const items = blocks.flatMap(({ block }) => (block.type === "list" ? block.items : []));
    const home = blocks.filter(({ page }) => page === "home");
    const cards = home.flatMap(({ block }) => (block.type === "cardGrid" ? block.cards : []));
    const openings = items.filter(({ opening }) => opening).length;
    return { pages: pages.length, openings, cards: cards.length, facts };
  };
  const [first, second] = [await load(firstSite), await load(another ?? "")];
  expect([second.pages, second.openings, second.cards]).toEqual([
    first.pages + 1,
    first.openings + 1,
    first.cards - 1,
  ]);
  for (const [name, fact] of Object.entries(first.facts)) expect(second.facts[name]).not.toBe(fact);
});
