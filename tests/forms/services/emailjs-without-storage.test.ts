// @vitest-environment jsdom
// In a file of its own: the library reads the storage only once, when it is first imported.
import { expect, it, vi } from "vitest";
import { accepted, message, props, stubMailService } from "../fixture.ts";

it("asks for no storage before the library is wanted, so that a build needs none", async () => {
  const asked = vi.fn();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: asked });
  await import("../../../src/forms/services/emailjs.ts");
  expect(asked).not.toHaveBeenCalled();
});

it("works for a visitor whose browser forbids this site to store anything", async () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
  const { send } = await import("../../../src/forms/services/emailjs.ts");
  const fetch = stubMailService(accepted);
  expect(await send(props.mail, {}, message)).toEqual({ outcome: "delivered" });
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
