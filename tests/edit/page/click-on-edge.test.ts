// @vitest-environment jsdom
// A click on the edge of a fact goes back to the text around it, which the author hasn't left then.
import { afterEach, expect, test, vi } from "vitest";
import { listenToPage, type PageEvents } from "../../../src/edit/page/input/listen.ts";

afterEach(() => (document.body.innerHTML = ""));

const nothing = () => {};

test.each([
  ["isn't left where the focus comes back to it", "text", 0],
  ["is left where the focus stays elsewhere", "fact", 1],
])("a text %s during a click", async (_what, end, times) => {
  document.body.innerHTML = `
    <p id="text" tabindex="0" data-place="site.json/a">© <span data-fact="company"
      ><span id="fact" contenteditable="true" tabindex="-1">Ledgerwren</span></span></p>`;
  const leaveText = vi.fn<PageEvents["leaveText"]>();
  // Cast: no other events happen here.
  const events = {
    leaveText,
    open: nothing,
    choose: nothing,
    close: nothing,
    handleKey: nothing,
    point: nothing,
    enterFact: nothing,
    leaveFact: nothing,
  } as unknown as PageEvents;
  const stop = listenToPage(document, events);
  const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
  element("text")?.focus();
  element("fact")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  element("fact")?.focus();
  element(end)?.focus();
  element("fact")?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await new Promise((done) => setTimeout(done));
  expect(leaveText).toHaveBeenCalledTimes(times);
  stop();
});
