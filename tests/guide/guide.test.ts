// @vitest-environment jsdom
// Follows the guide on a copy of a site: the check accepts each task, and visitors see what it promises.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { runChanges } from "../../src/commands/changes.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Site } from "../../src/content/model/site.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { messageOf } from "../../src/forms/message.ts";
import { templateParameters } from "../../src/forms/services/emailjs.ts";
import { pageLink } from "../../src/site/links.ts";
import { islandProps } from "../../src/site/island-props.ts";
import { renderSite } from "../../src/site/render.tsx";
import { structuredData } from "../../src/site/structured-data.ts";
import { edit, guide, tasks, type Task } from "./guide.ts";
import { linksOf } from "./links.ts";
import { firstSite } from "../fixtures/sites.ts";

test("the table of question types names every kind of form field", () => {
  const [, table = ""] = /\n\| `"type"`(.*?)\n\n/s.exec(guide) ?? [];
  const named = [...table.matchAll(/^\| (`[^|]+)/gm)].flatMap(([, kinds = ""]) =>
    [...kinds.matchAll(/`(\w+)`/g)].map(([, kind]) => kind),
  );
  const kinds = schemas["blocks/form.schema.json"].$defs.field.properties.type.enum;
  expect(named.toSorted()).toEqual(kinds.toSorted());
});

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function copyOfContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  folders.push(folder);
  await cp(firstSite, folder, { recursive: true });
  return folder;
}

const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#456" } })
  .jpeg()
  .toBuffer();

async function follow({ steps }: Task, folder: string): Promise<void> {
  for (const step of steps) {
    const file = join(folder, step.file);
    if (step.kind === "copy") await copyFile(file, join(folder, step.to));
    else if (step.kind === "rename") await rename(file, join(folder, step.to));
    else if (step.kind === "delete") await rm(file);
    else if (step.kind === "photo") await writeFile(file, photo);
    else await writeFile(file, edit(await readFile(file, "utf8"), step));
  }
}

interface View {
  site: Site;
  /** The messages of the check. */
  problems: string[];
  document: Document;
  /** The element of a page; `page` can also be "header" or "footer". */
  part(page: string): Element;
}

async function view(folder: string): Promise<View> {
  const content = await loadContent(folder);
  if (!content.result.ok) throw new Error(reportContent(content));
  const { site, diagnostics } = content.result;
  const document = new DOMParser().parseFromString(renderSite(site).body, "text/html");
  return {
    site,
    problems: diagnostics.map(({ message }) => message),
    document,
    part: (page) => {
      const found = document.querySelector(`[data-page-view="${page}"], body > ${page}`);
      if (!found) throw new Error(`There is no ${page}`);
      return found;
    },
  };
}

const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, " ");
const headings = (element: Element): string[] => [...element.querySelectorAll("h3")].map(words);
const hero = (element: Element): string => words(element.querySelector("h1") ?? element);

const menu = (one: View): string[] =>
  [...one.document.querySelectorAll("[data-menu] button")].map(words);

/** For each task, by its heading in the guide: what visitors see after it and didn't see before. */
const seen: Record<string, (after: View, before: View) => void> = {
  "Change the phone number": (after, before) => {
    const old = before.site.facts["phone"] ?? "";
    expect(after.document.body.innerHTML).not.toContain(old);
    for (const location of ["footer", "contact"]) {
      expect(words(before.part(location))).toContain(old);
      const link = after.part(location).querySelector('a[href="tel:+16025550199"]');
      expect(link && words(link)).toBe("+1 (602) 555-0199");
    }
    expect(islandProps(after.site.pages, after.site).get("contact-form")).toContain("555-0199");
  },
  "Change words on a page": (after) => {
    const about = after.part("about");
    expect(words(about)).toContain(
      "To collect every dollar that a practice has earned. Ask us how",
    );
    expect([...about.querySelectorAll("strong")].map(words)).toContain("every dollar");
    expect([...about.querySelectorAll("button[data-page=contact]")].map(words)).toContain(
      "Ask us how",
    );
  },
  "Add an opening": (after, before) => {
    const [now, then] = [headings(after.part("join-team")), headings(before.part("join-team"))];
    const location = then.indexOf("AR Caller") + 1;
    expect(now).toEqual(then.toSpliced(location, 0, "Credentialing Specialist"));
    const choices = [...after.part("join-team").querySelectorAll("option")].map(words);
    expect(choices).toContain("Credentialing Specialist");
  },
  "Hide a card": (after, before) => {
    const [now, then] = [headings(after.part("home")), headings(before.part("home"))];
    expect(now).toEqual(then.filter((heading) => heading !== "On US hours"));
    expect(now.length).toBe(then.length - 1);
  },
  "Swap a photo": (after) => {
    const picture = after.part("about").querySelector("img");
    expect(picture?.getAttribute("src")).toMatch(/^\.\/media\/office-.+\.jpg$/);
    expect(picture?.alt).toBe("Two colleagues at a desk with three screens");
    // Of 1200 x 800, a tenth is cut off on the left, and then what isn't 3:2.
    expect([picture?.width, picture?.height]).toEqual([1080, 720]);
  },
  "Change the order of things": (after, before) => {
    const values = (one: View) =>
      headings(one.part("about")).filter((heading) =>
        ["Accuracy", "Transparency", "Efficiency", "Client-centric"].includes(heading),
      );
    expect(values(before)).toEqual(["Accuracy", "Transparency", "Efficiency", "Client-centric"]);
    expect(values(after)).toEqual(["Efficiency", "Accuracy", "Transparency", "Client-centric"]);
  },
  "Add a page": (after, before) => {
    const page = after.part("credentialing");
    expect(page.getAttribute("data-title")).toBe(`Credentialing | ${after.site.facts["company"]}`);
    expect(hero(page)).toBe("Credentialing");
    expect(menu(after)).toEqual(menu(before).toSpliced(4, 0, "Credentialing"));
    expect(hero(after.part("about"))).toBe(hero(before.part("about")));
  },
  "Change where a button goes": (after) => {
    const link = after.part("get-started").querySelector('a[href^="mailto:"]');
    expect(link && words(link)).toBe("Email Us");
    expect(link?.getAttribute("href")).toBe(`mailto:${after.site.facts["email"]}`);
  },
  "Change the business hours": (after) => {
    const rows = [...after.part("contact").querySelectorAll("tr")].map(words);
    expect(rows.slice(-2)).toEqual(["Saturday9:00 AM-1:00 PM EST", "SundayClosed"]);
  },
  "Change a form’s thank-you message": (after) => {
    const props = islandProps(after.site.pages, after.site).get("contact-form") ?? "";
    expect(props).toContain("Thank you, it’s on its way to us");
    expect(props).toContain(
      `We read every message ourselves and reply within ${after.site.facts["replyTime"]}.`,
    );
    expect(props).not.toContain("Thank you for your message");
  },
  "Give each page an address": ({ site }, before) => {
    const about = site.pages.find(({ name }) => name === "about")?.name;
    expect(about && pageLink(site, about)).toBe(`${site.url}about/`);
    expect(about && pageLink(before.site, about)).toBe(`${site.url}#about`);
  },
  "Link to a section of a page": (after) => {
    const button = after.part("home").querySelector("button[data-section=contact-form]");
    expect(button && words(button)).toBe("Contact Us");
    expect(button?.getAttribute("data-page")).toBe("contact");
    expect(after.part("contact").querySelector("#contact-form")).not.toBeNull();
  },
  "Rename a page": (after, before) => {
    expect(hero(after.part("privacy"))).toBe(hero(before.part("privacy-policy")));
    expect(() => after.part("privacy-policy")).toThrow();
    const link = after.part("footer").querySelector("[data-page=privacy]");
    expect(link && words(link)).toBe("Privacy Policy");
  },
  "Delete a page": (after, before) => {
    expect(after.document.querySelectorAll("[data-page=get-started]")).toHaveLength(0);
    expect(() => after.part("get-started")).toThrow();
    expect(menu(after)).toEqual(menu(before).filter((label) => label !== "Get Started"));
  },
  "Change the footer": (after) => {
    expect(words(after.part("footer"))).toContain(
      `© 2026 ${after.site.facts["fullName"]}. All rights reserved.`,
    );
  },
  "Show something for a time": ({ document }) => {
    const notice = document.querySelector<HTMLElement>("body > aside");
    expect(notice && words(notice)).toContain("We are on vacation until December 26. Urgent?");
    expect(notice?.dataset).toMatchObject({ from: "2025-12-20", until: "2025-12-26" });
  },
  "Link to your social networks": ({ part }) => {
    const link = part("footer").querySelector('a[href^="https://www.instagram.com/"]');
    expect(link && words(link)).toBe("Instagram");
  },
  "Add a question to a form": ({ site, part }) => {
    const group = part("contact").querySelector("fieldset");
    expect(group && words(group)).toBe(
      "When may we call you? (optional)In the morningIn the afternoon",
    );
    const form = site.pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === "contact-form");
    if (form?.type !== "form") throw new Error("There is no contact form.");
    const message = messageOf(form, new Map([["callTime", "Morning"]]), "", "en-US");
    const parameters = templateParameters(form.parameters, message);
    expect(parameters).toMatchObject({ call_time: "Morning" });
  },
  "Opening hours and holidays": ({ site }) => {
    expect(site.openingHours?.exceptions?.map(({ name }) => name)).toContain("Christmas");
    const data = JSON.stringify(structuredData(site));
    expect(data).toContain('"opens":"13:00","closes":"17:30","dayOfWeek":["Monday"]');
  },
  "Send a form’s messages to another address": (after, before) => {
    const recipient = (one: View, form: string) =>
      JSON.parse(islandProps(one.site.pages, one.site).get(form) ?? "").form.recipient;
    expect(recipient(after, "contact-form")).toBe("front-desk@ledgerwren.example");
    expect(recipient(after, "application-form")).toBe(recipient(before, "application-form"));
  },
};

test("every task of the guide is tested here, and ten are everyday tasks", () => {
  expect(tasks.map(({ name }) => name)).toEqual(Object.keys(seen));
  expect(guide.match(/^### \d+\. /gm)).toHaveLength(10);
});

describe("an author who follows the guide", async () => {
  const before = await view(await copyOfContent());

  test.for(tasks)("can do this task: $name", async (task) => {
    const folder = await copyOfContent();
    await follow(task, folder);
    const after = await view(folder);
    // The guide says that the check warns until rows are removed.
    const warnings = task.name === "Opening hours and holidays" ? [/typed here/] : [];
    expect(after.problems).toEqual(warnings.map((each) => expect.stringMatching(each)));
    seen[task.name]?.(after, before);
  });

  test("can do all tasks, one after the other", async () => {
    const folder = await copyOfContent();
    for (const task of tasks) await follow(task, folder);
    // One page was added, and one deleted.
    expect((await view(folder)).site.pages.length).toBe(before.site.pages.length);
  });
});

test("the check reports the mistake in the guide with the message that the guide quotes", async () => {
  const folder = await copyOfContent();
  const [, quoted = ""] = /```text\n(.*)\n```/.exec(guide) ?? [];
  const file = join(folder, "about.json");
  await writeFile(file, (await readFile(file, "utf8")).replace('"heading"', '"haeding"'));
  expect(reportContent(await loadContent(folder))).toContain(quoted);
  expect(quoted).not.toBe("");
});

test("the guide's tables name every kind of form field, and nothing else", () => {
  const table = guide.split("\n").filter((line) => /^\| `[a-z]+`/.test(line));
  const named = table.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)]);
  const { enum: kinds } = schemas["blocks/form.schema.json"].$defs.field.properties.type;
  expect(kinds).toEqual(expect.arrayContaining(named.map(([, kind]) => kind)));
  expect(named).toHaveLength(kinds.length);
});

test("the JSON in the guide gives the site a logo and a color", async () => {
  const folder = await copyOfContent();
  const [, json = ""] = /## Your logo[^]*?```json\n([^]*?)\n```/.exec(guide) ?? [];
  const file = join(folder, "site.json");
  const text = await readFile(file, "utf8");
  await writeFile(
    file,
    text.replace('"homePage"', () => `${json.replace("#0c5257", "#9c1f2e")}\n"homePage"`),
  );
  await copyFile(join(folder, "media/favicon.svg"), join(folder, "media/logo.svg"));
  const { document, site } = await view(folder);
  expect(document.querySelectorAll('img[alt="The words in the logo"]')).toHaveLength(3);
  expect(site.palette.accent).toBe("#9c1f2e");
});

test("the first block in the guide is the one in the picture below it", () => {
  const [, json = ""] = /```json\n([\s\S]*?)\n```/.exec(guide) ?? [];
  expect(JSON.parse(json)).toEqual(
    engineVocabulary.schemaFile("blocks/steps.schema.json").schema.samples?.[0],
  );
});

test("every link and picture of the guide points to something that exists", async () => {
  const { all, broken } = await linksOf("content/README.md");
  expect(broken).toEqual([]);
  expect(all.length).toBeGreaterThan(3);
});

test("the git commands in the guide restore the files that they name, and no others", async () => {
  const root = await copyOfContent();
  const folder = join(root, "content");
  await cp(firstSite, folder, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", [
      "-C",
      root,
      "-c",
      "user.name=Ann",
      "-c",
      "user.email=a@b.example",
      ...args,
    ]);
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "First");
  const commands = [...guide.matchAll(/`git (restore [^`]+)`/g)].map(([, command = ""]) => command);
  const left = [["contact.json"], []];
  expect(commands).toHaveLength(left.length);
  for (const command of commands) {
    await writeFile(join(folder, "about.json"), "lost");
    await writeFile(join(folder, "contact.json"), "lost");
    git(...command.split(" "));
    const lost = (name: string) => readFileSync(join(folder, name), "utf8") === "lost";
    expect(["about.json", "contact.json"].filter(lost)).toEqual(left.shift());
  }
});

test("the command in the guide that shows what changed is valid", async () => {
  const [, args = ""] = /^npm run changes -- (.+)$/m.exec(guide) ?? [];
  expect((await runChanges([...args.split(" "), "--help"], "")).exitCode).toBe(0);
});
