// @vitest-environment jsdom
// The dialog for icons while they aren't there, as without a connection.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Icons } from "../../../../src/content/model/input.ts";
import { IconDialog } from "../../../../src/edit/panel/inputs/IconDialog.tsx";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import { sessionOf } from "../panel-on-page.tsx";

afterEach(cleanup);

test("icons that can't be loaded are explained, and a click tries again", async () => {
  const offline = "The site can't be reached. Check your internet connection and try again.";
  const anchor: Icons = { anchor: [["path", { d: "M0 0h24" }]] };
  const allIcons = vi
    .fn<() => Promise<Icons>>()
    .mockRejectedValueOnce(new Error(offline))
    .mockResolvedValueOnce(anchor);
  render(
    <SessionContext value={sessionOf(new Map())}>
      <IconDialog
        allIcons={allIcons}
        current=""
        isNeeded
        onChoose={() => undefined}
        onClose={() => undefined}
      />
    </SessionContext>,
  );
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe("Loading…");
  await screen.findByText(offline);
  fireEvent.click(screen.getByText("Try again"));
  await screen.findByText("1 icon");
  expect(screen.queryByText("Try again")).toBeNull();
});
