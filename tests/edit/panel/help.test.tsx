// @vitest-environment jsdom
// One line of help where it helps, and none below a label that says it all.
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const photo = { src: "media/desk.jpg", alt: "A desk" };
const step = { heading: "You call", text: "We answer.", picture: photo };
const block = { type: "steps", steps: [step, step] };
const page = { title: "Home", description: "What we do.", blocks: [block] };

/** What a screen reader reads after the label. */
const helpAt = (label: string) => {
  const words = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return words.map((id) => document.getElementById(id)?.textContent);
};

test("the mail settings say that forms can't send without them, and where their steps are", () => {
  const mail = { publicKey: "", serviceId: "", templates: {} };
  const site = { ...JSON.parse(base.get("site.json") ?? ""), mail };
  const session = sessionOf(new Map(base).set("site.json", JSON.stringify(site)));
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["mail"] }} />);
  const group = screen.getByRole("group", { name: "Mail service" });
  const words = document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(words).toBe(
    "Forms can't send messages until you copy these IDs from www.emailjs.com: see “Connect EmailJS” in the guide.",
  );
  const link = within(group).getByRole("link", { name: "www.emailjs.com (opens in a new tab)" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "https://www.emailjs.com",
    "_blank",
  ]);
});

test("a field with help shows it, and one without shows none", () => {
  const session = sessionOf(new Map(base).set("home.json", JSON.stringify(page)));
  const path = ["blocks", 0, "steps", 0];
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  expect(helpAt("Step heading")).toEqual([]);
  expect(screen.queryByText("A few words.")).toBe(null);
  expect(helpAt("Alternative text")).toEqual([
    "What the picture shows, for people who can't see it; leave it empty only if the picture is decorative.",
  ]);
});
