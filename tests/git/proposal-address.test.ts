// Makes the address of the review page from the address of a remote.
import { expect, test } from "vitest";
import { reviewAddress } from "../../src/git/proposal-address.ts";

test.each([
  "git@github.com:owner/site.git",
  "https://github.com/owner/site",
  "https://ann:secret@github.com/owner/site.git",
  "ssh://git@github.com:22/owner/site.git/",
  "github.com:owner/site",
])("GitHub, by %s", (remote) => {
  expect(reviewAddress(remote, "new/words", "main")).toBe(
    "https://github.com/owner/site/compare/main...new%2Fwords?expand=1",
  );
});

test.each([
  [
    "git@gitlab.example.org:group/part/site.git",
    "https://gitlab.example.org/group/part/site/-/merge_requests/new?merge_request[source_branch]=words&merge_request[target_branch]=main",
  ],
  [
    "https://bitbucket.org/owner/site.git",
    "https://bitbucket.org/owner/site/pull-requests/new?source=words&dest=main",
  ],
  ["https://codeberg.org/owner/site", "https://codeberg.org/owner/site/compare/main...words"],
])("%s", (remote, address) => {
  expect(reviewAddress(remote, "words", "main")).toBe(address);
});

test.each([
  "../remote.git",
  "/srv/git/site.git",
  "file:///srv/git/site.git",
  "git@example.org:owner/site.git",
  "C:\\\\git\\\\site",
  "",
  "https://github.com/",
])("%j has no known address for reviews", (remote) => {
  expect(reviewAddress(remote, "words", "main")).toBeUndefined();
});
