// The same cases at the real GitHub, if there is a token and a repository to throw away:
//
//   GITHUB_TOKEN=github_pat_… GITHUB_TEST_REPOSITORY=owner/name npx vitest run --project unit tests/store/github/real.test.ts
//
// The repository needs a branch `main` with a folder `content` that has a file, and no rule that protects it: each case
// of the store begins with a commit there. The token needs "Contents: Read and write" and "Pull requests: Read and
// write". With GITHUB_COLLEAGUE_TOKEN, the same for another person, the cases in which two people publish run too.
// Branches that the cases make are removed.
import { describe, expect, test } from "vitest";
import { checkToken } from "../../../src/store/github/check-token.ts";
import { createGitHub } from "../../../src/store/github/create-github.ts";
import { describeStore } from "../store-contract.ts";
import { describeGitHost } from "../git-host-cases.ts";
import { openReal } from "./real-subject.ts";

const token = process.env["GITHUB_TOKEN"] ?? "";
const colleague = process.env["GITHUB_COLLEAGUE_TOKEN"] ?? "";
const name = process.env["GITHUB_TEST_REPOSITORY"] ?? "";
const api = process.env["GITHUB_API_URL"] ?? "https://api.github.com";
const repository = { host: "github" as const, name, branch: "main", api, signIn: undefined };

const connectWith = (secret: string) => () => {
  const account = { token: () => secret, person: undefined, signedOut: () => {} };
  return createGitHub({ repository, folder: "content", account });
};

describe.runIf(token && name)("The real GitHub", () => {
  test("the token is complete", async () => {
    expect(await checkToken(repository, "content", token)).toMatchObject({
      is: "ready",
      canPropose: true,
    });
  });

  describeGitHost("GitHub", async () => {
    const isPublic = (await fetch(`${api}/repos/${name}`)).ok;
    return {
      host: connectWith(token)(),
      visitor: isPublic ? connectWith("")() : undefined,
      branch: "main",
      prefix: `case-${Date.now()}`,
      end: () => Promise.resolve(),
    };
  });

  describeStore("the git store over it", {
    has: ["elsewhere", "bytes", ...(colleague ? (["colleague"] as const) : [])],
    open: (files) =>
      openReal(
        { mine: connectWith(token), ...(colleague && { theirs: connectWith(colleague) }) },
        files,
      ),
  });
});
