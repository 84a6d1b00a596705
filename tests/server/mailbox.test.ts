// @vitest-environment node
// The mailbox responds to requests as the mail service would, and shows what arrives.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goodBody, startMailbox } from "./start-mailbox.ts";

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => (mailbox = await startMailbox()));
afterEach(() => mailbox.close());

describe("a request that EmailJS would not take", () => {
  const { user_id: _user, ...noKey } = goodBody;
  const { service_id: _service, ...noService } = goodBody;
  const { template_id: _template, ...noTemplate } = goodBody;

  test.each([
    ["without a public key", noKey, 400, "The user_id parameter is required"],
    ["without a service", noService, 400, "The service_id parameter is required"],
    ["without a template", noTemplate, 400, "The template_id parameter is required"],
    ["with a key of its own", { ...goodBody, to: "x" }, 400, "The parameters are invalid"],
    [
      "with a list of parameters",
      { ...goodBody, template_params: [] },
      400,
      "The parameters are invalid",
    ],
    ["that is not JSON", "from_name=Ada", 400, "Bad Request"],
    ["that is a list", [goodBody], 400, "Bad Request"],
    ["that is empty", "", 400, "Bad Request"],
  ])("%s is refused", async (_, body, status, text) => {
    const response = await mailbox.post(body);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(await mailbox.mails()).toEqual([]);
  });

  test("as another content type is refused", async () => {
    expect((await mailbox.post(goodBody, "text/plain")).status).toBe(415);
  });

  test("as JSON to the address for forms is refused", async () => {
    const response = await fetch(`${mailbox.address}/api/v1.0/email/send-form`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(goodBody),
    });
    expect(response.status).toBe(415);
  });

  test("as a form that is cut off is refused", async () => {
    const response = await fetch(`${mailbox.address}/api/v1.0/email/send-form`, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: "--x\r\nContent-Disposition: form-data",
    });
    expect(response.status).toBe(400);
  });

  test.each([
    [
      "/api/v1.0/email/send",
      413,
      "Variables size limit. The maximum allowed variables size is 50Kb",
    ],
    ["/__mail/fault", 400, '{"error":"There is no fault with that name."}'],
  ])("that is longer than anybody's is refused by %s, and not kept", async (path, status, text) => {
    const response = await fetch(mailbox.address + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: " ".repeat(10 * 1024 * 1024 + 1) + JSON.stringify({ fault: "500" }),
    });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test("with another method is refused", async () => {
    expect((await fetch(`${mailbox.address}/api/v1.0/email/send`)).status).toBe(405);
  });
});

describe("the mail service", () => {
  test("lets any page ask whether it may send", async () => {
    const response = await fetch(`${mailbox.address}/api/v1.0/email/send`, {
      method: "OPTIONS",
      headers: { Origin: "https://www.company.example" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
  });

  test("lets any page read the answer, a refusal too", async () => {
    const accepted = await mailbox.post(goodBody);
    const refused = await mailbox.post("");
    expect(accepted.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("takes an access token and a character set", async () => {
    const body = { ...goodBody, accessToken: "secret" };
    expect((await mailbox.post(body, "application/json; charset=utf-8")).status).toBe(200);
  });

  test("doesn't count a refused key as the account's request", async () => {
    await mailbox.post({ ...goodBody, user_id: "key_2" });
    expect((await mailbox.post(goodBody)).status).toBe(200);
  });

  test("names a file instead of keeping it", async () => {
    const form = new FormData();
    const { template_params: parameters, ...keys } = goodBody;
    for (const [name, value] of Object.entries({ ...keys, ...parameters })) form.set(name, value);
    form.set("resume", new File(["12345"], "resume.pdf"));
    await fetch(`${mailbox.address}/api/v1.0/email/send-form`, { method: "POST", body: form });
    expect((await mailbox.mails())[0]?.parameters.resume).toBe("resume.pdf (5 bytes)");
  });

  test("leaves every other address to the site", async () => {
    for (const path of ["/", "/__mailbox", "/constructor", "/api/v1.0/email/send/x"]) {
      const response = await fetch(mailbox.address + path);
      expect(await response.text()).toBe("the site's own 404");
    }
  });
});

describe("the inbox", () => {
  test("has the newest message first", async () => {
    await mailbox.post(goodBody);
    mailbox.pass(1000);
    await mailbox.post({
      ...goodBody,
      template_id: "template_2",
      template_params: { applicant_name: "Grace", to_email: "jobs@company.example" },
    });
    expect(await mailbox.mails()).toMatchObject([
      { template: "job-application", time: "2025-05-27T00:00:01.000Z" },
      { template: "contact-message", time: "2025-05-27T00:00:00.000Z" },
    ]);
  });

  test("tells which parameters the template doesn't take", async () => {
    const template_params = { ...goodBody.template_params, phone: "555-0100" };
    await mailbox.post({ ...goodBody, template_params });
    expect((await mailbox.mails())[0]).toMatchObject({
      parameters: { phone: "555-0100" },
      unused: ["phone"],
    });
  });

  test("once emptied, takes the next message at once", async () => {
    await mailbox.post(goodBody);
    await mailbox.empty();
    expect(await mailbox.mails()).toEqual([]);
    expect((await mailbox.post(goodBody)).status).toBe(200);
  });

  test("treats parameters such as constructor and __proto__ as text", async () => {
    const text = JSON.stringify(goodBody).replace('"from_name"', '"__proto__"');
    await mailbox.post(text);
    const [mail] = await mailbox.mails();
    expect(Object.entries(mail?.parameters ?? {})).toContainEqual(["__proto__", "Ada"]);
  });

  test("notifies open inboxes of a new message and of a fault", async () => {
    const events = readEvents(`${mailbox.address}/__mail/events`);
    expect((await events.next()).value).toEqual({ fault: "none", mails: [] });
    await mailbox.post(goodBody);
    expect((await events.next()).value).toMatchObject({
      mails: [{ parameters: goodBody.template_params }],
    });
    await mailbox.switchOn("400");
    expect((await events.next()).value).toMatchObject({ fault: "400" });
    await events.return();
  });

  test("is a page that allows no script but its own", async () => {
    const response = await fetch(`${mailbox.address}/__mail`);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /default-src 'none'.*script-src 'sha256-[^']+';/,
    );
  });

  test("can't be read by another site's page", async () => {
    for (const path of ["/__mail", "/__mail/messages.json", "/__mail/fault"]) {
      const response = await fetch(mailbox.address + path);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });
});

describe("a fault", () => {
  test.each(["400", "500"] as const)("%s is answered until it is switched off", async (fault) => {
    await mailbox.switchOn(fault);
    expect((await mailbox.post(goodBody)).status).toBe(Number(fault));
    expect((await mailbox.post(goodBody)).status).toBe(Number(fault));
    expect(await mailbox.mails()).toEqual([]);
    await mailbox.switchOn("none");
    expect((await mailbox.post(goodBody)).status).toBe(200);
  });

  test("slow takes the message at once and answers after five seconds", async () => {
    await mailbox.switchOn("slow");
    const events = readEvents(`${mailbox.address}/__mail/events`);
    await events.next();
    let answered = false;
    const answer = mailbox.post(goodBody).finally(() => (answered = true));
    expect((await events.next()).value).toMatchObject({ mails: [{ template: "contact-message" }] });
    expect(mailbox.waits).toEqual([5000]);
    expect(answered).toBe(false);
    mailbox.release();
    expect((await answer).status).toBe(200);
    await events.return();
  });

  test("hang never answers, while everything else goes on", async () => {
    await mailbox.switchOn("hang");
    const answer = mailbox.post(goodBody);
    expect(await mailbox.mails()).toEqual([]);
    await mailbox.close();
    await expect(answer).rejects.toThrow();
  });

  test("doesn't keep a page from asking whether it may send", async () => {
    await mailbox.switchOn("drop");
    const response = await fetch(`${mailbox.address}/api/v1.0/email/send`, { method: "OPTIONS" });
    expect(response.status).toBe(204);
  });

  test("can be read back", async () => {
    await mailbox.switchOn("slow");
    expect(await (await fetch(`${mailbox.address}/__mail/fault`)).json()).toEqual({
      fault: "slow",
    });
  });

  test.each(['{ "fault": "toString" }', '{ "fault": 400 }', "null", "{", ""])(
    "called %s is refused",
    async (body) => {
      const response = await fetch(`${mailbox.address}/__mail/fault`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      expect(response.status).toBe(400);
    },
  );

  test("can't be switched on by another site's page", async () => {
    const response = await fetch(`${mailbox.address}/__mail/fault`, {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body: '{ "fault": "drop" }',
    });
    expect(response.status).toBe(400);
  });
});

/** What a page's EventSource would get. */
async function* readEvents(address: string): AsyncGenerator<unknown, void> {
  const stopped = new AbortController();
  try {
    const { body } = await fetch(address, { signal: stopped.signal });
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) yield JSON.parse(event.replace(/^data: /, ""));
    }
  } finally {
    stopped.abort();
  }
}
