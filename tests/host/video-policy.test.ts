// A site may play its own videos if it has one, and nobody else's.
import { expect, test } from "vitest";
import { contentPolicy, folderPolicy } from "../../src/host/policy.ts";
import { mediaTypeOf } from "../../src/server/http/content-type.ts";
import { allPages, renderSite } from "../../src/site/render.tsx";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();
const all = allPages(site);
const bodyOf = (name: string) => {
  const pages = site.pages.filter((page) => page.name === name);
  return renderSite(site, undefined, { ...all, pages }).body;
};

test("only a site with a video may load any, and only from its own host", () => {
  expect(contentPolicy(site, [bodyOf("list-10")])).toContain("; media-src 'self';");
  expect(contentPolicy(site, [bodyOf("list-9")])).not.toContain("media-src");
  expect(folderPolicy(bodyOf("list-10"))).toContain("; media-src file:;");
  expect(folderPolicy(bodyOf("list-9"))).not.toContain("media-src");
});

test("words about a video aren't one", () => {
  const text = [{ type: "paragraph" as const, children: ["Write <video src=x>."] }];
  const first = { ...all, pages: site.pages.slice(0, 1) };
  const notice = renderSite({ ...site, notice: { text } }, undefined, first).body;
  expect(notice).toContain("&lt;video");
  expect(contentPolicy(site, [notice])).not.toContain("media-src");
});

test.each([
  ["media/tour.mp4", "video/mp4"],
  ["media/tour.webm", "video/webm"],
  ["media/tour.vtt", "text/vtt; charset=utf-8"],
  ["media/tour.html", "application/octet-stream"],
])("%s is served as %s", (file, type) => {
  expect(mediaTypeOf(file)).toBe(type);
});
