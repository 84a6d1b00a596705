// @vitest-environment jsdom
// The page that starts the editor on a built site.
import { expect, test } from "vitest";
import { editorPage } from "../../src/builder/editor-page.ts";
import { addSlash } from "../../src/host/folder-address.ts";
import { hashSource } from "../../src/host/policy.ts";
import { setupAttribute, type EditorSetup } from "../../src/store/setup.ts";

const files = {
  script: "assets/edit-1.js",
  next: ["assets/first-1.js", "assets/start-1.js"] as const,
  styles: ["assets/style-1.css"],
};
const setup: EditorSetup = {
  url: "https://owner.example/our-site/",
  folder: "content",
  repository: {
    host: "github",
    name: "owner/our-site",
    branch: "main",
    api: "https://git.example/api/v3",
    signIn: {
      authorize: "https://sign-in.example/authorize",
      token: "https://token.example/oauth/token?site=1",
      clientId: "1",
    },
  },
  icons: "icons-1.json",
  allIcons: "icons-all-1.json",
};

const own = { icon: "./media/icon-1.svg" };

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const policyIn = (page: Document) =>
  page.querySelector("meta[http-equiv]")?.getAttribute("content") ?? "";

test("the editor reads its values from the page, whatever characters they have", () => {
  const hostile = { ...setup, folder: `"><script>alert(1)</script>&amp;'` };
  const page = parse(editorPage(hostile, files, own));
  expect(JSON.parse(page.getElementById("edit")?.getAttribute(setupAttribute) ?? "")).toEqual(
    hostile,
  );
  expect([...page.scripts].map((script) => script.text || script.getAttribute("src"))).toEqual([
    addSlash,
    "./assets/edit-1.js",
  ]);
});

test("its addresses are relative, so the site can be in a subfolder of its host", () => {
  const page = parse(editorPage(setup, files, own));
  const addresses = [...page.querySelectorAll("[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  expect(addresses).toEqual([
    "../media/icon-1.svg",
    "./assets/style-1.css",
    "./assets/edit-1.js",
    "./assets/first-1.js",
    "./assets/start-1.js",
  ]);
});

test("search engines leave it out, and no other site gets to know its address", () => {
  const page = parse(editorPage(setup, files, own));
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("no-referrer");
});

test("without JavaScript it says what to do", () => {
  expect(editorPage(setup, files, own)).toMatch(/<noscript><p>The editor needs JavaScript\./);
});

test("its policy comes before everything that it applies to, and allows the one inlined script", () => {
  const page = parse(editorPage(setup, files, own));
  expect(policyIn(page)).toContain(`script-src 'self' ${hashSource(addSlash)};`);
  expect(page.querySelector("meta[http-equiv] ~ link, meta[http-equiv] ~ script")).not.toBeNull();
  expect(page.querySelector("link ~ meta[http-equiv], script ~ meta[http-equiv]")).toBeNull();
  const inlined = page.querySelectorAll("style, script:not([src]), [style], [onload]");
  expect([...inlined].map((each) => each.textContent)).toEqual([addSlash]);
});

test("it sends requests only to its own site, the repository's host, and where people sign in", () => {
  const policy = policyIn(parse(editorPage(setup, files, own)));
  expect(policy).toContain("connect-src 'self' https://git.example https://token.example;");
});

test("without a repository it sends requests only to its own site", () => {
  const policy = policyIn(parse(editorPage({ ...setup, repository: undefined }, files, own)));
  expect(policy).toContain("connect-src 'self';");
});
