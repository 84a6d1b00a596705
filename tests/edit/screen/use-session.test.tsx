// @vitest-environment jsdom
// What is redrawn when the edited files change.
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFiles, useSession, useSessionState } from "../../../src/edit/screen/use-session.ts";
import { changeHeading, openDialog } from "../dialogs/publish/dialog-scene.tsx";

test("a letter redraws what shows the files, and nothing that only needs the session or what is the same", () => {
  const drawn: string[] = [];
  const parts = {
    session: () => useSession().folder,
    placeholders: () => useSessionState(({ standIns }) => standIns).length,
    isSaved: () => useSessionState(({ unsaved }) => unsaved.length === 0),
    files: () => useFiles().size,
  };
  const { session } = openDialog({}, changeHeading, () => (
    <>
      {Object.entries(parts).map(([name, use]) => (
        <Part key={name} name={name} use={use} />
      ))}
    </>
  ));
  function Part({ name, use }: { name: string; use: () => unknown }) {
    use();
    drawn.push(name);
    return null;
  }
  expect(drawn).toEqual(Object.keys(parts));
  drawn.length = 0;
  act(() => changeHeading(session, "We treat you"));
  expect(drawn).toEqual(["files"]);
});
