// A site with a renamed page, as built and served: the page's former address redirects to the new one.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { startPreview } from "../../src/commands/preview.ts";
import { mail } from "../fixtures/every-field.ts";
import { secondSite } from "../fixtures/sites.ts";
import { startNginx, type Nginx } from "./start-nginx.ts";

let root: string;
let folder: string;

/** Changes fields of a JSON file. */
async function change(file: string, fields: object): Promise<void> {
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...fields }));
}
const built = (path: string) => readFile(join(folder, path), "utf8");

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "renamed-"));
  folder = join(root, "site");
  const content = join(root, "content");
  await cp(secondSite, content, { recursive: true });
  await change(join(content, "site.json"), { url: "https://spindlebrook.example/site/" });
  await change(join(content, "services.json"), { formerNames: ["repairs"] });
  await change(join(content, "start.json"), { formerNames: ["front"] });
  expect(await buildSite(content, folder)).toMatchObject({ ok: true });
});
afterAll(() => rm(root, { recursive: true }));

test("the build writes each host's own file, and a document where a host has none", async () => {
  expect(JSON.parse(await built("vercel.json")).redirects).toContainEqual({
    source: "/site/repairs/",
    destination: "/site/services/",
    permanent: true,
  });
  expect(await built("nginx.conf")).toContain('rewrite "^/site/repairs/?$"');
  expect(await built("repairs/index.html")).toMatch(
    /<link rel="canonical" href="[^"]+\/site\/services\/">.*content="0; url=\.\.\/services\/"/,
  );
  expect(await built("front/index.html")).toContain('content="0; url=../"');
  expect(await built("sitemap.xml")).not.toMatch(/repairs|front/);
});

interface Rule {
  from: string;
  to: string;
  status: string;
}

const readRules = async (): Promise<Rule[]> =>
  (await built("_redirects"))
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [from = "", to = "", status = ""] = line.split(" ");
      return { from, to, status };
    });

/**
 * Takes the first rule for a path. If a file is there, too, only a rule with an exclamation mark replaces it.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 */
async function atNetlify(path: string): Promise<string | undefined> {
  const file = join(folder, path.replace("/site/", ""), "index.html");
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  );
  const rule = (await readRules()).find(({ from }) => from === path);
  return rule && (rule.status === "301!" || !isThere) ? rule.to : undefined;
}

/**
 * Skips rules whose status isn't a number, and takes the first of the others whether a file is there or not.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
async function atCloudflare(path: string): Promise<string | undefined> {
  const valid = (await readRules()).filter(({ status }) => status === "301");
  return valid.find(({ from }) => from === path)?.to;
}

test.each([
  ["Netlify", atNetlify],
  ["Cloudflare", atCloudflare],
])("%s redirects each former address, although a document is there", async (_, ask) => {
  expect(await ask("/site/repairs/")).toBe("/site/services/");
  expect(await ask("/site/front/")).toBe("/site/");
  expect(await ask("/site/services/")).toBeUndefined();
});

describe("nginx, with the built snippet", () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(root, join(folder, "nginx.conf"));
  });
  afterAll(() => nginx.stop());

  test.each([
    ["/repairs/", "/services/"],
    ["/repairs", "/services/"],
    ["/repairs/?from=mail", "/services/?from=mail"],
    ["/front/", "/"],
  ])("answers %s with a lasting redirect to %s", async (from, to) => {
    const [, site = ""] = nginx.ports;
    const answer = await fetch(site + from, { redirect: "manual" });
    expect(answer.status).toBe(301);
    // Without a host, as nginx doesn't know the one that visitors use.
    expect(answer.headers.get("location")).toBe(new URL(site).pathname.replace(/\/$/, "") + to);
    const arrived = await fetch(site + from);
    expect(arrived.status).toBe(200);
    expect(await arrived.text()).toContain(`rel="canonical" href="${canonical(to)}"`);
  });

  test.each(["/repairs/more/", "/repairs-old/"])(
    "knows nothing of %s, which only begins like it",
    async (path) => {
      const [, site = ""] = nginx.ports;
      expect((await fetch(site + path, { redirect: "manual" })).status).toBe(404);
    },
  );
});

const canonical = (path: string) => `https://spindlebrook.example/site${path.split("?")[0]}`;

test("a host that reads no rules answers with the document that goes to the new address", async () => {
  const preview = await startPreview({ folder, port: 0, mailSettings: () => mail });
  try {
    const answer = await fetch(`${preview.address}/repairs/`);
    expect(answer.status).toBe(200);
    const [, next = ""] = /content="0; url=([^"]+)"/.exec(await answer.text()) ?? [];
    const arrived = await fetch(new URL(next, answer.url));
    expect(arrived.status).toBe(200);
    expect(await arrived.text()).toContain(`rel="canonical" href="${canonical("/services/")}"`);
  } finally {
    await preview.close();
  }
});
