// Paths in messages are the same on every system.
import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { shownPath } from "../../src/files/shown-path.ts";

test("a path is shown from the folder where the command runs", () => {
  expect(shownPath("/sites/my site #1/blocks/a.css", "/sites/my site #1", posix)).toBe(
    "blocks/a.css",
  );
  expect(shownPath("/sites/other", "/sites/mine", posix)).toBe("../other");
});

test("a path of Windows is shown with slashes", () => {
  const site = "C:\\Users\\Ann\\my site #1";
  expect(shownPath(`${site}\\blocks\\a.css`, site, win32)).toBe("blocks/a.css");
  expect(shownPath("C:\\Users\\Ann\\other", site, win32)).toBe("../other");
  expect(shownPath(`c:\\users\\ann\\My Site #1\\blocks`, site, win32)).toBe("blocks");
});

test("a path on another drive is shown whole", () => {
  expect(shownPath("D:\\sites\\blocks", "C:\\sites", win32)).toBe("D:/sites/blocks");
});

test("a backslash in a name stays where it doesn't separate folders", () => {
  expect(shownPath("/sites/a\\b/blocks", "/sites", posix)).toBe("a\\b/blocks");
});
