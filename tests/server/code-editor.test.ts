// @vitest-environment node
// A file opens in the running code editor's window, and never in the server's terminal.
import { expect, test } from "vitest";
import { findCodeEditor } from "../../src/server/dev/code-editor.ts";

test.each([
  ["Linux", "bash\nnode\ncode\nvim\n", "code"],
  ["a Mac", "/bin/zsh\n/Applications/Zed.app/Contents/MacOS/zed\n", "zed"],
  [
    "a Mac with a name in two words",
    "/Applications/Visual Studio Code.app/Contents/MacOS/Electron\n",
    "code",
  ],
  ["Windows", "svchost.exe\r\nCode.exe\r\n", "code"],
])("the editor that runs is found on %s", (_system, running, command) => {
  expect(findCodeEditor(running)).toBe(command);
});

test.each(["vim", "nvim", "nano", "emacs", "bash\nencoder\nvscode-server"])(
  "where only %s runs, no editor does that has a window",
  (running) => expect(findCodeEditor(running)).toBeUndefined(),
);

test("an editor that someone has chosen is taken, unless it needs a terminal", () => {
  expect(findCodeEditor("code", "subl")).toBe("subl");
  expect(findCodeEditor("", "/usr/local/bin/zed")).toBe("/usr/local/bin/zed");
  for (const chosen of ["vim", "/usr/bin/nvim", "nano", "emacs -nw"])
    expect(findCodeEditor("code", chosen)).toBeUndefined();
  expect(findCodeEditor("code", "")).toBe("code");
});
