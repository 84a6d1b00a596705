// @vitest-environment jsdom
// A list of rows before the code for dragging is loaded: nothing is lost, and nothing moves.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Row } from "../../../src/edit/ui/row.ts";
import { Rows } from "../../../src/edit/ui/Rows.tsx";

const { arrive, arrived } = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { arrive: () => resolve(), arrived: promise };
});

vi.mock("../../../src/edit/ui/DraggableRows.tsx", async (original) => {
  await arrived;
  return original();
});

afterEach(cleanup);

const row = (name: string): Row => ({ name, kind: "Card grid", isHidden: name === "Team" });
const rows = ["Home", "Values", "Team"].map(row);

test("rows are selected before they can be dragged, and a focused row keeps the focus", async () => {
  const onSelect = vi.fn();
  const list = (current: number) => (
    <Rows label="Blocks" rows={rows} current={current} onSelect={onSelect} onMove={() => {}} />
  );
  const { rerender } = render(list(0));
  const words = () => screen.getByLabelText("Blocks").textContent;
  const before = words();
  expect(screen.queryAllByRole("row")).toEqual([]);
  const second = screen.getByRole("button", { name: /^Values/ });
  second.focus();
  second.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
  rerender(list(1));
  expect(second.dataset["selected"]).toBe("true");

  await act(async () => arrive());
  const drawn = await screen.findAllByRole("row", undefined, { timeout: 60_000 });
  expect(words()).toBe(before);
  await expect.poll(() => document.activeElement).toBe(drawn[1]);
  screen.getByText("Team").click();
  expect(onSelect).toHaveBeenLastCalledWith(2);
});
