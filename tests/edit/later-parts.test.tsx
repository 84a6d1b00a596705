// @vitest-environment jsdom
// A part of the editor that can't be loaded: what the toolbar says, and for how long.
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLaterParts } from "../../src/edit/screen/later-parts.ts";
import { useAnnouncement } from "../../src/edit/screen/use-announcement.ts";
import { SessionContext } from "../../src/edit/screen/use-session.ts";
import { laterPart, type LaterPart } from "../../src/edit/ui/later-part.ts";
import { notLoaded } from "../../src/media/load-code.ts";
import { base } from "../content/base.ts";
import { sessionOf } from "./panel/panel-on-page.tsx";

const wasUpdated = "The editor was updated. Save, then reload.";
const fetchPage = vi.fn<typeof fetch>();
const load = vi.fn<() => Promise<string>>();

function Toolbar(): ReactElement {
  const [announcement, say] = useAnnouncement();
  useLaterParts(announcement, say);
  return (
    <>
      <p role="status">{announcement?.words}</p>
      <button onClick={() => say("Removed the picture.")}>Remove</button>
    </>
  );
}

const status = () => screen.getByRole("status").textContent;
const settle = () => act(async () => {});

/** The page that the site has by now, with a script of this version of the editor. */
const pageWith = (version: number) =>
  Promise.resolve(
    new Response(`<script type="module" src="./assets/edit-${version}.js"></script>`),
  );

beforeEach(() => {
  vi.stubGlobal("fetch", fetchPage);
  document.head.innerHTML = '<script type="module" src="./assets/edit-1.js"></script>';
  load.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  fetchPage.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @returns a part of the opened editor */
async function open(): Promise<LaterPart<string>> {
  const part = laterPart(load);
  render(
    <SessionContext value={sessionOf(base)}>
      <Toolbar />
    </SessionContext>,
  );
  await settle();
  return part;
}

test("offline, it says to check the connection; back online, the part is there and the words are gone", async () => {
  const part = await open();
  expect(status()).toBe(notLoaded);
  act(() => screen.getByText("Remove").click());
  expect(status()).toBe("Removed the picture.");
  // The next click.
  await act(() => part.load());
  expect(status()).toBe(notLoaded);
  load.mockResolvedValue("code");
  act(() => void dispatchEvent(new Event("online")));
  await settle();
  expect(part.loaded()).toBe("code");
  expect(status()).toBe("");
});

test("over a connection that is back already, it doesn't claim that the editor was updated", async () => {
  fetchPage.mockImplementation(() => pageWith(1));
  await open();
  expect(status()).toBe(notLoaded);
});

test("if the site has another version of the editor by now, it says that", async () => {
  fetchPage.mockImplementation(() => pageWith(2));
  const part = await open();
  expect(status()).toBe(wasUpdated);
  await act(() => part.load());
  expect(status()).toBe(wasUpdated);
});

test("a part that can't be loaded while the site is asked about another one is asked about, too", async () => {
  let answer: (page: Response) => void = () => {};
  fetchPage.mockImplementation(() => pageWith(2));
  fetchPage.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const part = await open();
  expect(status()).toBe("");
  // Meanwhile the site gets another version, and the author clicks.
  await act(() => part.load());
  answer(await pageWith(1));
  await settle();
  expect(status()).toBe(wasUpdated);
});

test("the toolbar is silent about a part that is there by the time the site has answered", async () => {
  let answer: (page: Response) => void = () => {};
  fetchPage.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const part = await open();
  expect(status()).toBe("");
  load.mockResolvedValue("code");
  await act(() => part.load());
  expect(part.loaded()).toBe("code");
  answer(await pageWith(1));
  await settle();
  answer(await pageWith(1));
  await settle();
  expect(status()).toBe("");
});
