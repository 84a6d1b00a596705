// @vitest-environment jsdom
// Rows update their names only when typing pauses, because drawing them takes long.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Row } from "../../../src/edit/ui/row.ts";
import { Rows } from "../../../src/edit/ui/Rows.tsx";
import { callsIn } from "../../content/calls.ts";

afterEach(cleanup);

beforeAll(async () => {
  render(rowsOf(["One"]));
  await screen.findAllByRole("row", undefined, { timeout: 60_000 });
  cleanup();
});

const row = (name: string): Row => ({ name, kind: "Card grid", isHidden: false });
const three = ["Home", "Values", "Team"];
const names = () => screen.getAllByRole("row").map(({ textContent }) => textContent);
const shown = (of: string[]) => of.map((name) => `${name}Card grid`);

function rowsOf(of: string[], onSelect = (_index: number) => {}) {
  return (
    <Rows
      label="Blocks"
      rows={of.map(row)}
      current={undefined}
      onSelect={onSelect}
      onMove={() => {}}
    />
  );
}

test("a letter typed into a name draws no row until typing pauses", async () => {
  const { rerender } = render(rowsOf(three));
  expect(names()).toEqual(shown(three));
  const calls = await callsIn(() => {
    for (const name of ["Values o", "Values of", "Values of o", "Values of ours"])
      rerender(rowsOf(["Home", name, "Team"]));
  }, "/src/edit/");
  const times = (called: string) =>
    [...calls].find(([name]) => name.startsWith(`${called} of `))?.[1] ?? 0;
  expect(times("Rows")).toBe(4);
  expect(times("DraggableRows")).toBe(0);
  await expect.poll(names).toEqual(shown(["Home", "Values of ours", "Team"]));
});

test.for([
  ["moved", ["Values", "Home", "Team"]],
  ["added", ["Home", "Values", "News", "Team"]],
  ["removed", ["Home", "Team"]],
] as const)("a row that is %s is so at once", ([, after]) => {
  const { rerender } = render(rowsOf(three));
  rerender(rowsOf([...after]));
  expect(names()).toEqual(shown([...after]));
});

test("a row that wasn't redrawn calls the latest handler", () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender } = render(rowsOf(three, before));
  rerender(rowsOf(three, now));
  screen.getByText("Team").click();
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledWith(2);
});

test("clicking the selected row goes to it again, and Escape to none", () => {
  const onSelect = vi.fn();
  const rows = three.map(row);
  render(<Rows label="Blocks" rows={rows} current={1} onSelect={onSelect} onMove={() => {}} />);
  fireEvent.keyDown(screen.getByRole("row", { name: /Values/ }), { key: "Escape" });
  expect(onSelect).not.toHaveBeenCalled();
  screen.getByText("Values").click();
  expect(onSelect).toHaveBeenCalledWith(1);
});

test("a long list draws at most a hundred rows, starting around the selected one", () => {
  const rows = Array.from({ length: 1210 }, (_, index) => row(`Block ${index + 1}`));
  const onSelect = vi.fn();
  const list = (current: number) => (
    <Rows label="Blocks" rows={rows} current={current} onSelect={onSelect} onMove={() => {}} />
  );
  const drawn = (which: string) =>
    Array.from(document.querySelectorAll(which), ({ textContent }) => textContent);
  const ends = () => [drawn(".row").length, drawn(".row")[0], drawn(".row").at(-1)];
  const { rerender } = render(list(1209));
  expect(ends()).toEqual([10, "Block 1201Card grid", "Block 1210Card grid"]);
  expect(drawn(".row[data-selected]")).toEqual(["Block 1210Card grid"]);
  fireEvent.click(screen.getByText("Previous"));
  expect(ends()).toEqual([100, "Block 1101Card grid", "Block 1200Card grid"]);
  expect(screen.getByText(/1101 to 1200 of 1,210/)).toBeTruthy();
  screen.getByText("Block 1103").click();
  expect(onSelect).toHaveBeenCalledWith(1102);
  rerender(list(1201));
  expect(ends()).toEqual([10, "Block 1201Card grid", "Block 1210Card grid"]);
});
