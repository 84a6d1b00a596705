// A practice's site in English with the Spanish one in a folder of it, as one command builds both for one host.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { runCheck } from "../../src/commands/check.ts";
import { startPreview } from "../../src/commands/preview.ts";
import { hostFiles } from "../../src/host/host-files.ts";
import { policyIn } from "../../src/host/policy.ts";
import { mail } from "../fixtures/every-field.ts";
import { dentalSite, spanishDentalSite } from "../fixtures/sites.ts";
import { publishedHosts } from "./published-hosts.ts";
import { startNginx, type Nginx } from "./start-nginx.ts";

let root: string;
let folder: string;
let english: string;
let spanish: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "two-languages-"));
  folder = join(root, "site");
  english = join(root, "dental");
  spanish = join(root, "dental-es");
  await cp(dentalSite, english, { recursive: true });
  await cp(spanishDentalSite, spanish, { recursive: true });
  await change(join(spanish, "prices.json"), { formerNames: ["costs"] });
  const built = await buildSite(english, folder);
  if (!built.ok) throw new Error(built.report);
});
afterAll(() => rm(root, { recursive: true }));

/** Changes fields of a JSON file. */
async function change(file: string, fields: object): Promise<void> {
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...fields }));
}
const read = (path: string) => readFile(join(folder, path), "utf8");

const pages = ["/", "/prices/", "/es/", "/es/prices/"];
/** With the policy of their own document, and no other. */
const policyAt = async (path: string) =>
  `${policyIn(await read(`${path}index.html`))}; frame-ancestors 'none'`;

test("both are there, each with its own policy", async () => {
  expect(await read("es/index.html")).toContain('<html lang="es"');
  expect(await policyAt("/es/")).not.toBe(await policyAt("/"));
  expect(await read("robots.txt")).toMatch(/\/sitemap\.xml\n.*\/es\/sitemap\.xml\n$/);
  const below = await readdir(join(folder, "es"));
  for (const name of [...hostFiles, "robots.txt"]) expect(below).not.toContain(name);
});

describe.each(Object.entries(publishedHosts))("%s, with the one set of rules", (_name, open) => {
  test("sets each header once", async () => {
    const answer = await open(folder);
    for (const path of pages) {
      const { headers, file } = await answer(path);
      expect(file).toBe(`${path}index.html`);
      expect(headers["content-security-policy"]).toBe(await policyAt(path));
      expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-cache" });
    }
    for (const at of ["", "es/"]) {
      const [script] = await readdir(join(folder, at, "assets"));
      const { headers } = await answer(`/${at}assets/${script}`);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("redirects a former address to the page in the same language", async () => {
    const { status, headers } = await (await open(folder))("/es/costs/");
    expect([301, 308]).toContain(status);
    expect(headers["location"]).toBe("/es/prices/");
  });
});

test("Cloudflare gets few enough rules", async () => {
  expect((await read("_headers")).match(/^\//gm)?.length).toBeLessThanOrEqual(100);
});

test.each(["/es", "/es/prices"])(
  "Vercel serves %s only with the slash at its end",
  async (path) => {
    const { status, headers } = await (await publishedHosts.vercel(folder))(path);
    expect([status, headers["location"]]).toEqual([307, `${path}/`]);
  },
);

describe("nginx, with the one snippet", () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(root, join(folder, "nginx.conf"));
  });
  afterAll(() => nginx.stop());

  test.each(pages)("sends the policy of the document at %s", async (path) => {
    // In a folder of the host, too, as the snippet has to work there.
    for (const site of nginx.ports) {
      const answer = await fetch(site + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-security-policy")).toBe(await policyAt(path));
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      expect(await answer.text()).toBe(await read(`${path}index.html`));
    }
  });

  test("caches the files of both forever", async () => {
    for (const at of ["", "es/"]) {
      const [script] = await readdir(join(folder, at, "assets"));
      const answer = await fetch(`${nginx.ports[0]}/${at}assets/${script}`);
      expect(answer.headers.get("cache-control")).toMatch(/immutable$/);
    }
  });

  test.each([
    ["/nowhere/", "404.html"],
    ["/es/nowhere/", "es/404.html"],
  ])("answers %s, which doesn't exist, in the language of its site", async (path, page) => {
    const answer = await fetch(nginx.ports[0] + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe(await read(page));
  });

  test("redirects a former address to the page in the same language", async () => {
    const answer = await fetch(`${nginx.ports[0]}/es/costs/`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/es/prices/");
  });
});

test("the preview sends each document's own policy, and answers in each language", async () => {
  const preview = await startPreview({ folder, port: 0, mailSettings: () => mail });
  try {
    for (const path of pages) {
      const answer = await fetch(preview.address + path);
      const own = policyIn(await answer.text());
      expect(answer.headers.get("content-security-policy")).toBe(`${own}; frame-ancestors 'none'`);
    }
    const missing = await fetch(`${preview.address}/es/nowhere/`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<html lang="es"');
  } finally {
    await preview.close();
  }
});

test("a mistake in either keeps both from being built, and is reported with its file", async () => {
  const file = join(spanish, "prices.json");
  const written = await readFile(file, "utf8");
  await change(file, { titel: "Precios" });
  const built = await buildSite(english, folder);
  expect(built).toMatchObject({ ok: false });
  expect(built.report).toContain(file);
  for (const format of ["text", "json", "github"])
    expect(await runCheck(["--format", format], english)).toMatchObject({
      output: expect.stringContaining("titel"),
      exitCode: 1,
    });
  await writeFile(file, written);
  expect(await read("es/index.html")).toContain('<html lang="es"');
});

test("the Spanish one alone is built as if there were no other", async () => {
  const alone = join(root, "alone");
  expect(await buildSite(spanish, alone)).toMatchObject({ ok: true });
  expect(await readdir(alone)).not.toContain("es");
  // As the guide says, the rules are moved to the root of what is served.
  const host = join(root, "alone-host");
  await cp(alone, join(host, "es"), { recursive: true });
  for (const name of ["_headers", "_redirects", "vercel.json"])
    await rename(join(host, "es", name), join(host, name));
  for (const open of Object.values(publishedHosts))
    expect((await (await open(host))("/es/")).headers).toHaveProperty("content-security-policy");
});
