// The fake GitHub is as strict as GitHub's own description, and its repository is a real one.
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, lookOf } from "./connect.ts";
import { annasToken, startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;

beforeEach(async () => {
  standIn = await startStandIn();
});

afterEach(async () => {
  standIn.violations.length = 0;
  await standIn.stop();
});

const send = (method: string, path: string, body?: unknown) =>
  fetch(standIn.api + path, {
    method,
    headers: { Authorization: `Bearer ${annasToken}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test.each<[string, string, string, unknown, string]>([
  [
    "a request that GitHub doesn't have",
    "GET",
    "/repos/dental/website/pages",
    undefined,
    "no such",
  ],
  [
    "a parameter that GitHub doesn't have",
    "GET",
    "/repos/dental/website/commits?branch=main",
    undefined,
    "GitHub knows no parameter branch here",
  ],
  [
    "a field that GitHub doesn't have",
    "POST",
    "/repos/dental/website/git/blobs",
    { content: "", name: "a" },
    "GitHub knows no name in this request",
  ],
  [
    "a missing field",
    "POST",
    "/repos/dental/website/git/commits",
    { message: "Change" },
    "must have required property 'tree'",
  ],
  [
    "a value of another type",
    "PATCH",
    "/repos/dental/website/git/refs/heads/main",
    { sha: 1 },
    "request/sha must be string",
  ],
  ["a query that GitHub's schema doesn't have", "POST", "/graphql", { query: "{ me }" }, '"me"'],
])("%s fails the test", async (_, method, path, body, problem) => {
  await send(method, path, body);
  expect(standIn.violations.join()).toContain(problem);
});

test("a violation is thrown at the end", async () => {
  const other = await startStandIn();
  await fetch(`${other.api}/nothing`);
  await expect(other.stop()).rejects.toThrow("GET /nothing: there is no such request");
});

test("git finds nothing wrong with what was written", async () => {
  const { host } = connect(standIn);
  const { commit } = await lookOf(host, "main");
  const made = await host.commitTo({
    branch: "edit/anna-m",
    expected: undefined,
    over: commit,
    files: [
      { name: "media/a.jpg", content: { bytes: Uint8Array.of(0, 1, 2) } },
      { name: "home.json", content: null },
      { name: "größe.json", content: { text: "{}" } },
    ],
    message: "Save",
  });
  const { repository } = standIn.state;
  repository.git(["fsck", "--strict"]);
  const show = ["-c", "core.quotePath=false", "show", "--format=", "--name-status", made];
  const listed = repository.git(show).toString().trim().split("\n");
  expect(listed.sort()).toEqual([
    "A\tcontent/größe.json",
    "A\tcontent/media/a.jpg",
    "D\tcontent/home.json",
  ]);
});

test("a page of any address may ask it, as it may ask GitHub", async () => {
  const { headers, status } = await send("OPTIONS", "/graphql");
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-headers")).toContain("Authorization, Content-Type");
  expect(headers.get("access-control-expose-headers")).not.toContain("token-expiration");
});
