// @vitest-environment jsdom
// Signing in at the host: only the tab that started it can finish it, and the code is gone from the address at once.
import { createHash, webcrypto } from "node:crypto";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { challengeOf, startAtHost, takeHostAnswer, tokenFor } from "../../../src/edit/web/pkce.ts";

const site = "https://example.com anna/site";
const page = "https://example.com/edit/";
let server: Server;
let token: string;
/** What the token endpoint was sent. */
let received: URLSearchParams[];
/** What the token endpoint answers. */
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(new URLSearchParams(body));
      expect(request.headers.accept).toBe("application/json");
      response.writeHead(answer.status, { "Access-Control-Allow-Origin": "*" }).end(answer.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // Cast: it listens on a port.
  token = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
});
afterAll(() => server.close());

beforeEach(() => {
  // jsdom has no cryptography.
  vi.stubGlobal("crypto", webcrypto);
  received = [];
  answer = {
    status: 200,
    body: JSON.stringify({ access_token: "gho_1", token_type: "bearer", expires_in: 28_800 }),
  };
});
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const setup = () => ({
  authorize: "https://host.example/authorize?scope=api",
  token,
  clientId: "client-1",
});

/** Signs in at the host, which sends the person back. */
async function comeBack(change: Record<string, string> = {}) {
  const address = new URL((await startAtHost(setup(), site, page)) ?? "");
  const state = address.searchParams.get("state") ?? "";
  history.replaceState(
    null,
    "",
    `/edit/?${new URLSearchParams({ code: "code-1", state, ...change })}`,
  );
  const back = takeHostAnswer(site);
  if (!back) throw new Error("There is no answer in the address.");
  return { address, back };
}

test("the challenge is the one of RFC 7636, appendix B", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
});

test("a code becomes a token, and isn't left in the address", async () => {
  const { address, back } = await comeBack();
  expect(location.href).toMatch(/\/edit\/$/);
  const asked = Object.fromEntries(address.searchParams);
  expect(asked).toMatchObject({
    scope: "api",
    response_type: "code",
    client_id: "client-1",
    redirect_uri: page,
    code_challenge_method: "S256",
  });
  const given = await tokenFor(back, setup(), site, page, 0);
  expect(given).toEqual({ is: "token", token: "gho_1", ends: new Date(28_800_000) });
  const [sent] = received;
  const verifier = sent?.get("code_verifier") ?? "";
  expect(Object.fromEntries(sent ?? [])).toEqual({
    grant_type: "authorization_code",
    client_id: "client-1",
    code: "code-1",
    redirect_uri: page,
    code_verifier: verifier,
  });
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(asked["code_challenge"]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(["#look=new%20prices", "#site=content-de"])(
  "the fragment %s that the page had before is back, though the host doesn't send it",
  async (fragment) => {
    history.replaceState(null, "", `/edit/${fragment}`);
    const started = new URL((await startAtHost(setup(), site, page)) ?? "");
    expect(started.href).not.toMatch(/look|content/);
    const state = started.searchParams.get("state") ?? "";
    history.replaceState(null, "", `/edit/?${new URLSearchParams({ code: "code-1", state })}`);
    takeHostAnswer(site);
    expect(location.pathname + location.search + location.hash).toBe(`/edit/${fragment}`);
  },
);

test("an answer that another tab or another page asked for is refused, and no code is sent", async () => {
  const { back } = await comeBack({ state: "of someone else" });
  const reason = "This sign-in wasn't started in this tab. Sign in again here.";
  expect(await tokenFor(back, setup(), site, page)).toEqual({ is: "refused", reason });
  expect(received).toEqual([]);
});

test("an answer counts once", async () => {
  const { back } = await comeBack();
  await tokenFor(back, setup(), site, page);
  expect(await tokenFor(back, setup(), site, page)).toMatchObject({ is: "refused" });
  expect(received).toHaveLength(1);
});

test("a person who cancels at the host can sign in again", async () => {
  const started = new URL((await startAtHost(setup(), site, page)) ?? "");
  const state = started.searchParams.get("state") ?? "";
  history.replaceState(
    null,
    "",
    `/edit/?${new URLSearchParams({ error: "access_denied", state })}`,
  );
  const back = takeHostAnswer(site);
  expect(location.search).toBe("");
  expect(back && (await tokenFor(back, setup(), site, page))).toEqual({
    is: "refused",
    reason: "You didn't finish signing in. Sign in again.",
  });
});

test.each([
  [400, '{"error":"invalid_grant"}'],
  [200, '{"error":"bad_verification_code"}'],
  [200, "access_token=gho_1"],
  [200, '{"access_token":""}'],
  [500, ""],
])("a token endpoint that answers %i %s refuses", async (status, body) => {
  answer = { status, body };
  const { back } = await comeBack();
  expect(await tokenFor(back, setup(), site, page)).toEqual({
    is: "refused",
    reason: "The sign-in service didn't accept this sign-in. Sign in again.",
  });
});

test("a token endpoint that can't be reached is reported", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { back } = await comeBack();
  expect(await tokenFor(back, setup(), site, page)).toEqual({
    is: "refused",
    reason: "The sign-in service can't be reached. Sign in again later.",
  });
});

test("a browser that stores nothing can't start, because it couldn't finish", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  expect(await startAtHost(setup(), site, page)).toBeUndefined();
  vi.restoreAllMocks();
});

test("an address without an answer stays as it is", () => {
  history.replaceState(null, "", "/edit/?utm_source=mail#look=a");
  expect(takeHostAnswer(site)).toBeUndefined();
  expect(location.href).toMatch(/utm_source=mail#look=a$/);
});
