// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { find, forgetHistory, moduleAddress, reload, visit } from "./open-document.ts";

interface Hydration {
  root: HTMLElement;
  props: unknown;
  submitted: boolean;
}

const hydrate =
  vi.fn<(...given: [Hydration["root"], Hydration["props"], Hydration["submitted"]]) => void>();
const working = moduleAddress(
  "export const hydrate = (...given) => globalThis.hydrateForm(...given);",
);
const missing = "./assets/form-that-is-gone.js";

const fallback = () => find("[data-island] + *");
const island = () => find("[data-island]");
const over = (selector: string) =>
  find(selector).dispatchEvent(new Event("pointerover", { bubbles: true }));

/** Presses Send; true when the browser would go on to open a mail program. */
const pressSend = () =>
  find("[data-island] form").dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );

// What is added to try again is no part of such an address after its #.
const values = `data:application/json,${JSON.stringify({ id: "message" })}#`;

const serve = (address: string, props = values) => {
  island().dataset.island = address;
  island().dataset.islandProps = props;
};
const visitWithIsland = (address = working) => visit(() => serve(address));

/** Once that is so, however busy the machine is. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });

/** Time enough for an import that should not have been started. */
const settled = () => import(/* @vite-ignore */ moduleAddress(`// ${crypto.randomUUID()}`));

beforeEach(() => {
  forgetHistory();
  hydrate.mockReset();
  vi.stubGlobal("hydrateForm", hydrate);
});

describe("the form's code is fetched", () => {
  beforeEach(() => visitWithIsland());

  test("when the form's page is shown, and given the form's properties", async () => {
    find("#call-to-action").click();
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(hydrate).toHaveBeenCalledWith(island(), { id: "message" }, false);
    expect(fallback().hidden).toBe(true);
  });

  test.each([
    ["the pointer rests on", () => over("#call-to-action span")],
    ["the focus reaches", () => find("#call-to-action").focus()],
  ])("as soon as %s a button that links there", async (_intent, show) => {
    show();
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(find("#page-contact").hidden).toBe(true);
  });

  test("once, however often the visitor comes by", async () => {
    over("#call-to-action");
    find("#call-to-action").click();
    await soon(() => expect(hydrate).toHaveBeenCalled());
    find("#logo").click();
    find("#call-to-action").click();
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test("not for a visitor who goes elsewhere", async () => {
    over("#footer-about");
    find("#footer-about").click();
    await settled();
    expect(hydrate).not.toHaveBeenCalled();
  });

  test("at once for a visitor who reloads the form's page", async () => {
    history.replaceState({ page: "contact" }, "");
    await reload(() => serve(working));
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
  });
});

describe("a visitor who clicks Send before the code has loaded", () => {
  test("has the click held back and passed to the form", async () => {
    await visitWithIsland();
    find("#call-to-action").click();
    expect(pressSend()).toBe(false);
    expect(island().getAttribute("aria-busy")).toBe("true");
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(hydrate.mock.lastCall?.[2]).toBe(true);
    await soon(() => expect(island().getAttribute("aria-busy")).toBe("false"));
  });

  test("has later clicks handled by the form", async () => {
    await visitWithIsland();
    find("#call-to-action").click();
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(pressSend()).toBe(true);
  });
});

test("a visitor on a line that neither answers nor breaks is shown another way, and the form once it comes", async () => {
  vi.useFakeTimers();
  let answer = (_given: Response): void => {};
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
  await visitWithIsland();
  find("#call-to-action").click();
  expect(pressSend()).toBe(false);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(fallback().hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fallback().hidden).toBe(false);
  expect(find("[data-island] + * [role=alert]").hidden).toBe(false);
  expect(island().getAttribute("aria-busy")).toBe("false");
  vi.useRealTimers();
  answer(Response.json({ id: "message" }));
  await soon(() => expect(hydrate).toHaveBeenCalledWith(island(), { id: "message" }, false));
  expect(fallback().hidden).toBe(true);
});

test("a form that has answered Send is left alone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await visitWithIsland();
  find("#call-to-action").click();
  pressSend();
  vi.useRealTimers();
  await soon(() => expect(hydrate).toHaveBeenCalledWith(island(), { id: "message" }, true));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await vi.advanceTimersByTimeAsync(21_000);
  vi.useRealTimers();
  expect(fallback().hidden).toBe(true);
});

describe("a visitor whose browser can't get the form's code", () => {
  beforeEach(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await visitWithIsland(missing);
    find("#call-to-action").click();
    await soon(() => expect(fallback().hidden).toBe(false));
  });

  test("is shown another way to reach the company, and the failure is logged", () => {
    expect(console.error).toHaveBeenCalled();
    expect(hydrate).not.toHaveBeenCalled();
  });

  test("gets nothing from the browser's cache on a retry", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    window.dispatchEvent(new Event("online"));
    await soon(() => expect(fetched).toHaveBeenCalledWith(`${values}?retry`));
  });

  test("sees the message again on each click on Send, and no email program opens by itself", async () => {
    expect(pressSend()).toBe(false);
    expect(fallback().hidden).toBe(true);
    await soon(() => expect(fallback().hidden).toBe(false));
    expect(island().getAttribute("aria-busy")).toBe("false");
  });

  test.each([
    ["comes back to the page", () => find("#call-to-action").click(), false],
    ["is online again", () => window.dispatchEvent(new Event("online")), false],
    ["presses Send again", () => pressSend(), true],
  ])(
    "gets the form when the code arrives after all and the visitor %s",
    async (_how, act, sent) => {
      find("#logo").click();
      await settled();
      serve(working);
      act();
      await soon(() => expect(hydrate).toHaveBeenCalledOnce());
      expect(hydrate.mock.lastCall?.[2]).toBe(sent);
      expect(fallback().hidden).toBe(true);
    },
  );

  test("has nothing sent later that the fallback has answered already", async () => {
    pressSend();
    await soon(() => expect(fallback().hidden).toBe(false));
    serve(working);
    window.dispatchEvent(new Event("online"));
    await soon(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(hydrate.mock.lastCall?.[2]).toBe(false);
  });
});

test.each([
  ["has no way to start", "export const other = 1;"],
  ["throws while it loads", "throw new Error('broken');"],
  ["throws while it starts", "export function hydrate() { throw new Error('broken'); }"],
])("code that %s shows another way to reach the company", async (_fault, source) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await visitWithIsland(moduleAddress(source));
  find("#call-to-action").click();
  await soon(() => expect(fallback().hidden).toBe(false));
});

test.each([
  ["has no address", () => (island().dataset.island = "")],
  ["has no properties", () => island().removeAttribute("data-island-props")],
  ["has broken properties", () => serve(working, "data:application/json,{")],
  ["has its properties answered with a web page", () => serve(working, "data:text/html,<p>Sorry")],
  ["has no properties to be had", () => serve(working, "./assets/message-that-is-gone.json")],
])(
  "an island that %s shows another way, and the rest of the site works",
  async (_fault, breakIt) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await visit(breakIt);
    find("#call-to-action").click();
    await soon(() => expect(fallback().hidden).toBe(false));
    expect(find("#page-contact").hidden).toBe(false);
  },
);

test("a form outside any island is none of the runtime's business", async () => {
  await visit(() => find("footer").append(document.createElement("form")));
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  expect(find("footer form").dispatchEvent(submit)).toBe(true);
});
