// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { send } from "../../src/forms/send.ts";
import { accepted, props, sentBody, stubMailService } from "./fixture.ts";

const { mail } = props;
const answering = (text: string, status: number) =>
  stubMailService(() => Promise.resolve(new Response(text, { status })));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("sending a message", () => {
  it("posts the ids and the parameters to the mail service", async () => {
    const fetch = stubMailService(accepted);
    expect(await send(mail, { from_name: "Ada" })).toEqual({ ok: true });
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
    await send({ ...mail, origin: "" }, {});
    expect(fetch.mock.calls[0]?.[0]).toBe(`${location.origin}/api/v1.0/email/send`);
  });

  it.each([
    [200, "queued"],
    [200, ""],
    [202, "OK"],
  ])("counts %i '%s' as sent", async (status, text) => {
    answering(text, status);
    expect(await send(mail, {})).toEqual({ ok: true });
  });

  it.each([
    [400, "The template ID not found"],
    [201, "queued"],
    [429, "Too Many Requests"],
    [500, ""],
  ])("counts %i '%s' as not sent, and says why", async (status, text) => {
    answering(text, status);
    expect(await send(mail, {})).toEqual({ ok: false, reason: `${status} ${text}` });
  });

  it("reports a network that doesn't answer", async () => {
    stubMailService(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await send(mail, {})).toEqual({ ok: false, reason: "TypeError: Failed to fetch" });
  });

  it("reports settings that the library rejects, and posts nothing", async () => {
    const fetch = stubMailService(accepted);
    const result = await send({ ...mail, publicKey: "" }, {});
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining("public key") });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("gives up after 20 seconds, and not before", async () => {
    vi.useFakeTimers();
    stubMailService(() => new Promise(() => {}));
    const settled = vi.fn();
    const result = send(mail, {}).finally(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: false, reason: expect.stringContaining("20") });
  });
});
