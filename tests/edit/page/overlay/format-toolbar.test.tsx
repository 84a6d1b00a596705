// @vitest-environment jsdom
// The keyboard in the formatting toolbar: arrow keys between the tools, Tab leaves it, Escape goes back to the text.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormatToolbar } from "../../../../src/edit/page/overlay/FormatToolbar.tsx";
import { EditingContext, type Editing } from "../../../../src/edit/screen/editing-context.ts";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import { base } from "../../../content/base.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";
import type { Edited } from "../../../../src/edit/page/input/use-formatted-text.ts";

const goToText = vi.fn<() => void>();
const openPage = vi.fn<(name: string) => void>();
const openTab = vi.fn<typeof window.open>();

beforeEach(() => {
  goToText.mockReset();
  openPage.mockReset();
  openTab.mockReset();
  vi.stubGlobal("open", openTab);
  // jsdom doesn't implement it.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  show(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param link the address of the link at the caret */
function show(link: string | undefined) {
  const host = document.createElement("p");
  // In view, so that the toolbar is.
  host.getBoundingClientRect = () => new DOMRect(0, -5, 100, 10);
  const text = {
    host,
    commands: { toggleList: () => () => true },
    focus: goToText,
    findLine: () => host.getBoundingClientRect(),
  };
  const formatting = { strong: true, emphasis: false, link };
  // Cast: the tools ask for no more.
  const edited = { text, formatting, asked: "tools", ask: () => {} } as unknown as Edited;
  // Cast: the tools only open pages.
  const editing = { openPage } as unknown as Editing;
  return render(
    <SessionContext value={sessionOf(base)}>
      <EditingContext value={editing}>
        <main className="stage">
          <iframe title="Page" sandbox="" />
          <FormatToolbar edited={edited} scale={1} facts={{}} pages={[]} />
          <button type="button">After</button>
        </main>
      </EditingContext>
    </SessionContext>,
  );
}

const focused = () => document.activeElement?.textContent;

test("arrow keys go from tool to tool, and Tab leaves the toolbar", async () => {
  const user = userEvent.setup();
  expect(focused()).toBe("Bold");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(focused()).toBe("Italic");
  await user.tab();
  expect(focused()).toBe("After");
  await user.tab({ shift: true });
  expect(focused()).toBe("Italic");
});

test("Escape goes from any tool back to the text", async () => {
  const user = userEvent.setup();
  await user.keyboard("{ArrowRight}{Escape}");
  expect(goToText).toHaveBeenCalledOnce();
  for (let tool = 0; tool < 5; tool++) await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("Fact");
  await user.keyboard("{Escape}");
  expect(goToText).toHaveBeenCalledTimes(2);
});

test("only the tools that can be on say whether they are", () => {
  const tools = screen.getByRole("toolbar").querySelectorAll("button");
  const states = Array.from(tools, (tool) => [tool.textContent, tool.getAttribute("aria-pressed")]);
  expect(states).toEqual([
    ["Bold", "true"],
    ["Italic", "false"],
    ["Link", "false"],
    ["Bullets", "false"],
    ["Numbers", "false"],
    ["Fact", null],
  ]);
});

test("a link is opened: a page in the editor, anything else in a new tab without access to this one", async () => {
  const user = userEvent.setup();
  const openLink = () => user.click(screen.getByRole("button", { name: "Open link" }));
  cleanup();
  show("page:home");
  await openLink();
  expect(openPage).toHaveBeenCalledWith("home");
  expect(openTab).not.toHaveBeenCalled();
  cleanup();
  show("https://rights.example/");
  await openLink();
  expect(openTab).toHaveBeenLastCalledWith("https://rights.example/", "_blank", "noopener");
  cleanup();
  show("mailto:{{facts.email}}");
  await openLink();
  expect(openTab).toHaveBeenLastCalledWith(
    expect.stringMatching(/^mailto:.+@/),
    "_blank",
    "noopener",
  );
});

test.each([undefined, "page:removed", "javascript:alert(1)", "media/missing.pdf"])(
  "the link %j can't be opened",
  (link) => {
    cleanup();
    show(link);
    expect(screen.queryByRole("button", { name: "Open link" })).toBeNull();
  },
);
