// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { send } from "../../../src/forms/services/emailjs.ts";
import { accepted, message, props, sentBody, stubMailService } from "../fixture.ts";

const { mail } = props;
const answering = (text: string, status: number) =>
  stubMailService(() => Promise.resolve(new Response(text, { status })));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sending a message", () => {
  it("posts the ids and the parameters to the mail service", async () => {
    const fetch = stubMailService(accepted);
    expect(await send(mail, { from_name: "{name}" }, message)).toEqual({ outcome: "delivered" });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toBe("https://mail.example/api/v1.0/email/send");
    expect(sentBody(fetch)).toEqual({
      lib_version: expect.any(String),
      user_id: "public-key",
      service_id: "service-id",
      template_id: "template-id",
      template_params: { from_name: "Ada" },
    });
  });

  it("asks the page's own host when no other is named", async () => {
    const fetch = stubMailService(accepted);
    await send({ ...mail, origin: "" }, {}, message);
    expect(fetch.mock.calls[0]?.[0]).toBe(`${location.origin}/api/v1.0/email/send`);
  });

  it.each([
    [200, "queued"],
    [200, ""],
    [202, "OK"],
  ])("counts %i '%s' as sent", async (status, text) => {
    answering(text, status);
    expect(await send(mail, {}, message)).toEqual({ outcome: "delivered" });
  });

  it.each([
    [400, "The template ID not found"],
    [401, ""],
    [403, ""],
    [412, ""],
    [413, ""],
    [422, ""],
    [429, "Too Many Requests"],
  ])("counts %i '%s' as refused, and says why", async (status, text) => {
    answering(text, status);
    expect(await send(mail, {}, message)).toEqual({
      outcome: "refused",
      reason: `${status} ${text}`,
    });
  });

  it.each([
    [201, "queued"],
    [500, ""],
    [502, "<h1>Bad Gateway</h1>"],
  ])("can't tell from %i '%s' whether it was sent", async (status, text) => {
    answering(text, status);
    expect(await send(mail, {}, message)).toEqual({
      outcome: "unconfirmed",
      reason: `${status} ${text}`,
    });
  });

  it("can't tell from a broken connection whether it was sent", async () => {
    stubMailService(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await send(mail, {}, message)).toEqual({
      outcome: "unconfirmed",
      reason: "TypeError: Failed to fetch",
    });
  });

  it("reports settings that the library rejects, and posts nothing", async () => {
    const fetch = stubMailService(accepted);
    const result = await send({ ...mail, publicKey: "" }, {}, message);
    expect(result).toMatchObject({
      outcome: "refused",
      reason: expect.stringContaining("public key"),
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});
