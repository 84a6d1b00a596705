// @vitest-environment jsdom
// The one style that the editor's policy allows is the one that react-aria puts into the page.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "react-aria-components";
import { expect, test, vi } from "vitest";
import { editorPolicy, pressableStyle } from "../../src/host/editor-policy.ts";
import { hashSource } from "../../src/host/policy.ts";

test("the policy allows the style of this version of react-aria, and no other", async () => {
  const root = createRoot(document.body);
  root.render(createElement(Button));
  const styles = () =>
    [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(styles()).not.toEqual([]));
  expect(styles()).toEqual([pressableStyle]);
  root.unmount();
  const policy = editorPolicy({ api: undefined, sites: [] });
  expect(policy).toContain(`style-src 'self' ${hashSource(pressableStyle)};`);
});

test("videos come from the site, or were just added: no other host can send one", () => {
  const policy = editorPolicy({ api: "https://git.example/api", sites: [] });
  expect(policy).toContain("media-src 'self' blob:;");
});

test("each host is named once", () => {
  const policy = editorPolicy({
    api: "https://git.example/api",
    sites: ["https://git.example/token"],
  });
  expect(policy).toContain("connect-src 'self' https://git.example;");
});
