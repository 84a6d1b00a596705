// @vitest-environment jsdom
// A line that breaks between the link of an invitation and its screen: a reload finds the invitation again.
import { expect, test, vi } from "vitest";
import { findSignIn, type Asked } from "../../../../src/edit/web/ask-to-sign-in.tsx";
import { takeInvitation } from "../../../../src/edit/web/invitation/invitation-link.ts";
import type { Stage } from "../../../../src/edit/web/stage.tsx";

vi.mock("../../../../src/edit/web/invitation/InvitationScreen.tsx", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

test("an invitation whose screen couldn't be loaded is in the address again", async () => {
  location.hash = "#invitation=sealed";
  const invitation = takeInvitation();
  expect(location.hash).toBe("");
  // Casts: nothing else of them is used before the screen is there.
  const stage = { show: () => {} } as unknown as Stage;
  const asked = { setup: { url: "https://a.example/", repository: { name: "a/b" } } } as Asked;
  await expect(findSignIn(stage, asked, { invitation, answer: undefined })).rejects.toThrow();
  expect(location.hash).toBe("#invitation=sealed");
});
