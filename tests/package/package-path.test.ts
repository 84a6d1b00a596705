// The path of a package, as package.json and people name it, on Windows and elsewhere.
import { expect, test } from "vitest";
import { packagePath } from "../../src/package/package-path.ts";

const name = "site-from-json-1.0.0.tgz";

test.each([
  [`file:engine/${name}`, `engine/${name}`],
  [`link:../my site #1/${name}`, `../my site #1/${name}`],
  [`../50%/${name}`, `../50%/${name}`],
  [`file:///sites/my%20site%20%231/${name}`, `/sites/my site #1/${name}`],
  // npm accepts what isn't encoded.
  [`file:///sites/50%/${name}`, `/sites/50%/${name}`],
])("%s is %s", (given, path) => {
  expect(packagePath(given, false)).toBe(path);
});

test.each([
  [`file:engine/${name}`, `engine/${name}`],
  [`C:\\my site #1\\${name}`, `C:\\my site #1\\${name}`],
  [`file:C:/packages/${name}`, `C:/packages/${name}`],
  [`file:///C:/my%20site/${name}`, `C:\\my site\\${name}`],
  [`file:///C:/50%/${name}`, `C:/50%/${name}`],
  [`file://server/share/${name}`, `\\\\server\\share\\${name}`],
])("on Windows, %s is %s", (given, path) => {
  expect(packagePath(given, true)).toBe(path);
});
