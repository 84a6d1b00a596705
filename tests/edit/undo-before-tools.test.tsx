// @vitest-environment jsdom
// Undo before the code is loaded that says what was undone: it is undone at once, and announced then.
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { EditingContext, type Editing } from "../../src/edit/screen/editing-context.ts";
import { useUndo } from "../../src/edit/screen/undo.ts";
import { SessionContext } from "../../src/edit/screen/use-session.ts";
import { openBefore } from "./session/open-before-tools.ts";

afterEach(cleanup);

test("a change is undone at once, and what it was is announced as far as that is known", async () => {
  const { session, arrive, type } = await openBefore();
  const say = vi.fn<Editing["say"]>();
  // Cast: Undo uses nothing else of the screen.
  const editing = { say, select: vi.fn(), goTo: vi.fn() } as unknown as Editing;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <EditingContext value={editing}>{children}</EditingContext>
    </SessionContext>
  );
  const { result } = renderHook(useUndo, { wrapper });
  const undo = async () => {
    act(() => type("Typed early"));
    act(() => result.current.undo());
    expect(session.state().unsaved).toEqual([]);
    await act(async () => {});
  };
  await undo();
  expect(say).toHaveBeenLastCalledWith("Undone.");
  act(arrive);
  await undo();
  expect(say.mock.lastCall?.[0]).toMatch(/^Undone: ./);
});
