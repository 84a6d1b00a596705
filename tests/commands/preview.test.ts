// The preview answers the forms of the site that was built, whatever content it would read by itself.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { builtMailSettings, contentOfBuilt } from "../../src/commands/preview.ts";
import { builtFrom, noteBuilt } from "../../src/files/built-from.ts";
import { firstSite, firstSiteFiles } from "../fixtures/sites.ts";

let folder: string;
let other: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preview-"));
  other = join(folder, "other");
  await mkdir(other);
});
afterAll(() => rm(folder, { recursive: true }));

test("a site that was built from another folder is previewed with that folder's mail settings", () => {
  expect(contentOfBuilt(other, "content", false)).toBe(other);
});

test("a site that nobody has built here is previewed with what the command reads", () => {
  expect(contentOfBuilt(undefined, "content", false)).toBe("content");
  expect(contentOfBuilt(undefined, other, true)).toBe(other);
});

test("the same folder is the same, however it is written", () => {
  expect(contentOfBuilt(`${folder}/./other`, other, true)).toBe(other);
});

test("a folder that the site wasn't built from is refused, with what to do", () => {
  expect(() => contentOfBuilt("content", "german", true)).toThrow(
    "The site in dist/ was built from content/, not from german/. Run npm run build with the same CONTENT_DIR, or leave it out here.",
  );
});

test("a folder that is gone is named", () => {
  expect(() => contentOfBuilt(join(folder, "gone"), "content", false)).toThrow(
    /gone\/, which isn't there any more\. Run npm run build again\.$/,
  );
});

test("what a build notes is read again; without a note, nothing is known", async () => {
  const note = join(folder, "notes", "built-from.txt");
  expect(await builtFrom(note)).toBeUndefined();
  await noteBuilt("german", note);
  expect(await builtFrom(note)).toBe("german");
  // A second build, and a place that can't be written to.
  await noteBuilt("content", note);
  await noteBuilt("german", join(note, "below-a-file", "built-from.txt"));
  expect(await builtFrom(note)).toBe("content");
});

test("the settings are those of the last build, also of one that came after the preview was started", async () => {
  const [dist, content] = [join(folder, "dist"), join(folder, "content")];
  const page = join(dist, "index.html");
  const build = async (publicKey: string, second: number) => {
    const mail = { publicKey, serviceId: "a", templates: {} };
    await writeFile(join(content, "site.json"), JSON.stringify({ mail }));
    await writeFile(page, "");
    await utimes(page, second, second);
  };
  await mkdir(dist);
  await mkdir(content);
  await build("first", 1);
  const settings = await builtMailSettings(dist, content);
  expect(settings().publicKey).toBe("first");
  await build("second", 2);
  expect(settings().publicKey).toBe("second");
  // What isn't built yet is no setting of the site that is previewed, nor is a file with a mistake.
  await writeFile(join(content, "site.json"), "{ broken");
  expect(settings().publicKey).toBe("second");
  await utimes(page, 3, 3);
  expect(settings().publicKey).toBe("second");
});

describe("after the command itself has built the site from another folder than content", () => {
  let root: string;
  /** How a command runs in that folder. @param content the folder that it is asked for, if any */
  const inRoot = (content?: string) => {
    const { CONTENT_DIR: _ours, ...env } = process.env;
    return {
      cwd: root,
      env: {
        ...env,
        TSX_TSCONFIG_PATH: resolve("tsconfig.json"),
        ...(content !== undefined && { CONTENT_DIR: content }),
      },
    };
  };
  const command = (name: string) => [
    "--import",
    import.meta.resolve("tsx"),
    resolve(`src/commands/${name}.ts`),
  ];
  /** @returns the preview's address once it has one, or what it says if it ends without */
  async function startedIn(content?: string) {
    const running = spawn(
      process.execPath,
      [...command("preview"), "--port", "0"],
      inRoot(content),
    );
    const ended = once(running, "close");
    onTestFinished(async () => {
      running.kill();
      await ended;
    });
    let words = "";
    running.stderr.on("data", (more) => (words += more));
    for await (const line of createInterface({ input: running.stdout })) {
      const address = /^Site +(.+)\/$/.exec(line)?.[1];
      if (address !== undefined) return { address };
    }
    await ended;
    return { words, exitCode: running.exitCode };
  }
  const { site } = firstSiteFiles;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "built-elsewhere-"));
    for (const name of ["content", "german"]) {
      await cp(firstSite, join(root, name), { recursive: true });
      const mail = { ...site.mail, publicKey: `key-of-${name}` };
      await writeFile(join(root, name, "site.json"), JSON.stringify({ ...site, mail }));
    }
    execFileSync(process.execPath, command("build"), inRoot("german"));
  });
  afterAll(() => rm(root, { recursive: true }));

  test("the preview answers a form as with that content", async () => {
    const { address } = await startedIn();
    const send = async (key: string) => {
      const { status } = await fetch(`${address}/api/v1.0/email/send`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          user_id: key,
          service_id: site.mail.serviceId,
          template_id: site.mail.templates["contact-message"].id,
          template_params: { to_email: site.facts.email, message: "Hello" },
        }),
      });
      return status;
    };
    expect(await send("key-of-content")).toBe(400);
    expect(await send("key-of-german")).toBe(200);
    const kept = await (await fetch(`${address}/__mail/messages.json`)).json();
    expect(kept).toMatchObject([{ parameters: { message: "Hello" } }]);
  });

  test("the preview refuses to start with another content", async () => {
    expect(await startedIn("content")).toEqual({
      words:
        "The preview can't start. The site in dist/ was built from german/, not from content/. Run npm run build with the same CONTENT_DIR, or leave it out here.\n",
      exitCode: 1,
    });
  });
});
