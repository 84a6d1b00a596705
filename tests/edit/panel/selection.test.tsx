// @vitest-environment jsdom
// What the sidebars show when the page changes.
import { act, cleanup, render, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageOutline } from "../../../src/edit/outline/PageOutline.tsx";
import { useSelection } from "../../../src/edit/screen/selection.ts";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { base } from "../../content/base.ts";
import { Details } from "../../../src/edit/panel/Details.tsx";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

beforeEach(() => {
  const wide = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => wide);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("nothing of a removed page is selected, and Undo selects it again", () => {
  const session = sessionOf(base);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = renderHook(() => useSelection(false), { wrapper });
  const title = { file: "contact.json", path: ["title"] };
  act(() => result.current.goTo(title));
  expect(result.current).toMatchObject({ page: "contact", selected: title });
  act(() => session.apply([{ file: "contact.json", text: undefined }]));
  expect(result.current.page).toBe("home");
  expect(result.current.selected).toBeUndefined();
  act(() => session.undo());
  expect(result.current).toMatchObject({ page: "contact", selected: title });
});

test("the list of blocks starts at its beginning when another page is shown", () => {
  const session = sessionOf(base);
  const outline = (file: string) => (
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <div className="outline">
        <PageOutline file={file} selected={[]} onSelect={() => undefined} />
      </div>
    </PanelOnPage>
  );
  const { rerender, container } = render(outline("home.json"));
  const sidebar = container.querySelector(".outline");
  if (!sidebar) throw new Error("It is drawn.");
  sidebar.scrollTop = 400;
  rerender(outline("home.json"));
  expect(sidebar.scrollTop).toBe(400);
  rerender(outline("contact.json"));
  expect(sidebar.scrollTop).toBe(0);
});

test("the panel starts at its beginning when nothing is selected any more", () => {
  const session = sessionOf(base);
  const title = { file: "home.json", path: ["title"] };
  const details = (selected: typeof title | undefined) => (
    <PanelOnPage session={session} at={title}>
      <Details page="home" selected={selected} onSelect={() => undefined} isOpen />
    </PanelOnPage>
  );
  const { rerender, container } = render(details(title));
  const panel = container.querySelector(".panel");
  if (!panel) throw new Error("It is drawn.");
  panel.scrollTop = 400;
  rerender(details(title));
  expect(panel.scrollTop).toBe(400);
  rerender(details(undefined));
  expect(panel.scrollTop).toBe(0);
});
