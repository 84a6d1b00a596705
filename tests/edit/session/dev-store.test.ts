// What the store reports if `npm start` ends in the middle of an answer.
import { expect, test, vi } from "vitest";
import { devStore } from "../../../src/edit/session/dev-store.ts";

const noAnswer = "npm start isn't responding. Start it again. Your changes are still here.";
const store = devStore({ token: "a", site: "b" });
const publishing = {
  message: "",
  to: { is: "direct" },
  versions: {},
  media: [],
  mergedVersion: undefined,
} as const;

test.each([
  ["a save", () => store.save([]), "refused", `Nothing was saved: ${noAnswer}`],
  ["a picture", () => store.addMedia(new File([], "a.png"), ["png"]), "refused", noAnswer],
  ["a picture that goes", () => store.removeMedia("media/a.png"), "refused", noAnswer],
  ["what is published", () => store.published(undefined), "unknown", noAnswer],
  ["publishing", () => store.publish(publishing), "refused", noAnswer],
])("%s", async (_what, ask, is, reason) => {
  for (const status of [200, 409]) {
    const cutOff = new ReadableStream({ start: (body) => body.error(new Error("It has ended.")) });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(cutOff, { status })));
    expect(await ask()).toEqual({ is, reason });
  }
});

test.each([
  [
    "why it can't be read",
    () => Promise.resolve(new Response("No disk.", { status: 500 })),
    "No disk.",
  ],
  ["that nothing answers", () => Promise.reject(new Error("refused")), noAnswer],
])("a load that fails says %s", async (_what, answer, reason) => {
  vi.stubGlobal("fetch", answer);
  await expect(store.load()).rejects.toThrow(`The content can't be read. ${reason}`);
});
