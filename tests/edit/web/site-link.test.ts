// @vitest-environment jsdom
// The link to the site in another content folder of the repository.
import { afterEach, expect, test } from "vitest";
import { folderToEdit, opensAnother } from "../../../src/edit/web/site-link.ts";
import { siteAddress } from "../../../src/store/setup.ts";

afterEach(() => history.replaceState(null, "", "/"));

test.each([
  [siteAddress("/edit/", "content-de"), "content-de"],
  [siteAddress("/edit/", "sites/b/de.2"), "sites/b/de.2"],
  ["/edit/#site=sites/b/de", "sites/b/de"],
  ["/edit/", undefined],
  ["/edit/#site=", undefined],
  ["/edit/#sites=content-de", undefined],
  ["/edit/#look=x&site=content-de", undefined],
  ["/edit/#site=content-de&look=x", undefined],
  ["/edit/#site=..", undefined],
  ["/edit/#site=../content", undefined],
  ["/edit/#site=content/../../x", undefined],
  ["/edit/#site=%2e%2e%2fx", undefined],
  ["/edit/#site=/content", undefined],
  ["/edit/#site=content/", undefined],
  ["/edit/#site=a//b", undefined],
  ["/edit/#site=.git", undefined],
  ["/edit/#site=content/.git", undefined],
  ["/edit/#site=content%20de", undefined],
  ["/edit/#site=content%0Ade", undefined],
  ["/edit/#site=inhälte", undefined],
  ["/edit/#site=a%5Cb", undefined],
  ["/edit/#site=50%", undefined],
])("%s names %s", (address, folder) => {
  history.replaceState(null, "", address);
  expect(folderToEdit()).toBe(folder);
});

test.each([
  ["", "#site=content-de", true],
  ["#site=content-de", "#site=content-fr", true],
  ["#site=content-de", "", true],
  ["#site=content-de", "#page-home", true],
  ["", "#look=title", true],
  ["", "#invitation=x", true],
  ["", "#page-home", false],
  ["#page-home", "", false],
])("from %j to %j, the tab opens something else: %s", (before, now, isAnother) => {
  expect(opensAnother(before, now)).toBe(isAnother);
});
