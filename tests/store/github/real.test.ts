// The same cases at the real GitHub, if there is a token and a repository to throw away:
//
//   GITHUB_TOKEN=github_pat_… GITHUB_TEST_REPOSITORY=owner/name npx vitest run --project unit tests/store/github/real.test.ts
//
// The repository needs a branch `main` with a folder `content` that has a file. The token needs "Contents: Read and
// write" and "Pull requests: Read and write". Branches that the cases make begin with `case-` and are removed.
import { describe, expect, test } from "vitest";
import { checkToken } from "../../../src/store/github/check-token.ts";
import { createGitHub } from "../../../src/store/github/create-github.ts";
import { describeGitHub } from "./cases.ts";

const token = process.env["GITHUB_TOKEN"] ?? "";
const name = process.env["GITHUB_TEST_REPOSITORY"] ?? "";
const api = process.env["GITHUB_API_URL"] ?? "https://api.github.com";
const repository = { name, branch: "main", api, signIn: undefined };

describe.runIf(token && name)("The real GitHub", () => {
  test("the token is complete", async () => {
    expect(await checkToken(repository, "content", token)).toMatchObject({
      is: "ready",
      canPropose: true,
    });
  });

  describeGitHub("does what the fake one does", async () => {
    const account = { token: () => token, person: undefined, signedOut: () => {} };
    const host = createGitHub({ repository, folder: "content", account });
    const prefix = `case-${Date.now()}`;
    return { host, branch: "main", prefix, end: () => Promise.resolve() };
  });
});
