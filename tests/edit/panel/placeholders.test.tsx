// @vitest-environment jsdom
// The panel lists the placeholders that Publish lists.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { samplePhoto } from "../../../src/content/resolve/sample-photo.ts";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

test("placeholders are listed below the problems until they are replaced", () => {
  const session = sessionOf(base);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["blocks", 0, "heading"] }}>
      <Problems page="home" onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const title = (count: number) => `Placeholders to replace before going live (${count})`;
  const replace = (path: readonly string[], value: string) =>
    act(() => session.change("site.json", { do: "set", path, value }));
  expect(screen.getByText("No problems", { selector: "h2" })).toBeTruthy();
  expect(screen.getByText(title(3))).toBeTruthy();
  replace(["facts", "phone"], "+1 (602) 234-0142");
  expect(screen.getByText(title(2))).toBeTruthy();
  replace(["facts", "email"], "hello@our-billing.com");
  replace(["url"], "https://our-billing.com/");
  expect(screen.queryByText(/Placeholders/)).toBeNull();
});

test("a sample text that was added is a placeholder, not a problem as well", () => {
  const session = sessionOf(base);
  const heading = { file: "home.json", path: ["blocks", 0, "text"] };
  render(
    <PanelOnPage session={session} at={heading}>
      <Problems page="home" onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const value = "One to three sentences.";
  act(() => session.change(heading.file, { do: "set", path: heading.path, value }));
  expect(session.state().diagnostics.map(({ id }) => id)).toEqual(["sample-text"]);
  expect(screen.getByText("No problems", { selector: "h2" })).toBeTruthy();
  expect(screen.getByText("Placeholders to replace before going live (4)")).toBeTruthy();
});

test("a sample's photo is drawn in its field as on the page, without asking or naming its host", () => {
  const src = "https://images.unsplash.com/photo-1497366216548-37526070297c?sample";
  const picture = { src, alt: "Your picture", width: 1600, height: 1067 };
  const page = { title: "Home", blocks: [{ type: "hero", heading: "Hello", picture }] };
  const session = sessionOf(new Map(base).set("home.json", JSON.stringify(page)));
  const path = ["blocks", 0, "picture"];
  const { container } = render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  const pictures = [...container.querySelectorAll("img")].map((each) => each.getAttribute("src"));
  expect(pictures).toEqual([samplePhoto]);
  expect(screen.getByText("Sample photo")).toBeTruthy();
});
