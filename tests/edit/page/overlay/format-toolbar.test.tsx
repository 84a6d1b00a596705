// @vitest-environment jsdom
// The keyboard in the formatting toolbar: arrow keys between the tools, Tab leaves it, Escape goes back to the text.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormatToolbar } from "../../../../src/edit/page/overlay/FormatToolbar.tsx";
import type { Edited } from "../../../../src/edit/page/input/use-formatted-text.ts";

const goToText = vi.fn<() => void>();

beforeEach(() => {
  goToText.mockReset();
  // jsdom doesn't implement it.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const host = document.createElement("p");
  // In view, so that the toolbar is.
  host.getBoundingClientRect = () => new DOMRect(0, -5, 100, 10);
  const text = { host, commands: { toggleList: () => () => true }, focus: goToText };
  const formatting = { strong: true, emphasis: false };
  // Cast: the tools ask for no more.
  const edited = { text, formatting, asked: "tools", ask: () => {} } as unknown as Edited;
  render(
    <main className="stage">
      <iframe title="Page" sandbox="" />
      <FormatToolbar edited={edited} scale={1} facts={{}} pages={[]} />
      <button type="button">After</button>
    </main>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
