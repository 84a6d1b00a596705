// @vitest-environment jsdom
// A sidebar on a wide screen: its button and F8 fold it away, and the browser remembers that.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Wide; another screen in one test.
const screenNow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

async function load() {
  vi.stubGlobal("matchMedia", () => screenNow);
  vi.resetModules();
  const { Sidebar } = await import("../../../src/edit/ui/Sidebar.tsx");
  const { foldOrOpenAll, setFolded } = await import("../../../src/edit/ui/folded-sidebars.ts");
  const toggled = vi.fn<(isOpen: boolean) => void>();
  const both = (
    <>
      <Sidebar className="outline" label="Blocks" isOpen={false} onToggle={toggled}>
        <p>Hero</p>
      </Sidebar>
      <Sidebar className="panel" label="Fields" isOpen={false} onToggle={toggled}>
        <input aria-label="Heading" />
      </Sidebar>
    </>
  );
  return { both, foldOrOpenAll, setFolded, toggled };
}

const toggle = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => toggle(name).getAttribute("aria-expanded") === "true";
const heading = () => screen.queryByLabelText("Heading");

beforeEach(() => {
  screenNow.matches = false;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("its button folds it away and brings it back, and the other one stays", async () => {
  const { both } = await load();
  render(both);
  expect([isOpen("Blocks"), isOpen("Fields")]).toEqual([true, true]);
  fireEvent.click(toggle("Fields"));
  expect([isOpen("Blocks"), isOpen("Fields")]).toEqual([true, false]);
  expect(heading()).toBeNull();
  fireEvent.click(toggle("Fields"));
  expect(heading()).not.toBeNull();
});

test("is still folded when the editor opens again", async () => {
  const first = await load();
  render(first.both);
  fireEvent.click(toggle("Fields"));
  cleanup();
  const again = await load();
  render(again.both);
  expect([isOpen("Blocks"), isOpen("Fields")]).toEqual([true, false]);
});

test("folds although the browser stores nothing, and is open the next time", async () => {
  const first = await load();
  vi.stubGlobal("localStorage", undefined);
  render(first.both);
  fireEvent.click(toggle("Blocks"));
  expect(isOpen("Blocks")).toBe(false);
  cleanup();
  const again = await load();
  render(again.both);
  expect(isOpen("Blocks")).toBe(true);
});

test("F8 folds both, also if one is folded already, and keeps the focus in the region", async () => {
  const { both, foldOrOpenAll } = await load();
  render(both);
  fireEvent.click(toggle("Blocks"));
  heading()?.focus();
  foldOrOpenAll();
  await expect.poll(() => isOpen("Fields")).toBe(false);
  expect(isOpen("Blocks")).toBe(false);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Fields");
  foldOrOpenAll();
  await expect.poll(() => isOpen("Fields")).toBe(true);
  expect(isOpen("Blocks")).toBe(true);
});

test("on a phone, only its own button opens and closes it", async () => {
  screenNow.matches = true;
  const { both, foldOrOpenAll, setFolded, toggled } = await load();
  setFolded("panel", true);
  render(both);
  foldOrOpenAll();
  expect(localStorage.getItem("folded-sidebars")).toContain("panel");
  fireEvent.click(toggle("Fields"));
  expect(toggled).toHaveBeenCalledWith(true);
});
