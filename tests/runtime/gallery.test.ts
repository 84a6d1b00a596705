// @vitest-environment jsdom
// A gallery is one Tab stop with arrow keys, and shows a picture large in a dialog.
import { beforeEach, expect, test, vi } from "vitest";
import "../../src/runtime/gallery.ts";
import type { Site } from "../../src/content/model/site.ts";
import { renderSite } from "../../src/site/render.tsx";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();
const all = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`[data-page-view="list-8"] ${selector}`),
];
const links = () => all<HTMLAnchorElement>("figure > a");
const link = (index: number) => links()[index] ?? document.createElement("a");
const dialog = () => all<HTMLDialogElement>("dialog")[0] ?? document.createElement("dialog");
const shown = () => [dialog().querySelector("img")?.alt, dialog().querySelector("p")?.textContent];
const tabStops = () => links().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));

function click(element: Element | undefined, keys: MouseEventInit = {}): Event {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  element?.dispatchEvent(event);
  return event;
}
function press(element: Element, key: string, keys: KeyboardEventInit = {}): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...keys }));
}

beforeEach(async () => {
  document.documentElement.dir = "";
  document.body.innerHTML = renderSite(site).body;
  await Promise.resolve();
  // What jsdom doesn't have.
  const opened = dialog();
  opened.showModal = vi.fn(() => opened.setAttribute("open", ""));
  opened.close = vi.fn(() => {
    opened.removeAttribute("open");
    opened.dispatchEvent(new Event("close"));
  });
});

test("without the script, every picture is a link to itself with what it shows as its name", () => {
  document.body.innerHTML = renderSite(site).body;
  const [first] = links();
  expect(first?.getAttribute("href")).toContain("https://images.unsplash.com/photo-1497366216548");
  expect(first?.querySelector("img")?.alt).toBe("Six chairs along a window");
  expect(links().every((one) => !one.hasAttribute("tabindex"))).toBe(true);
});

test("one picture is a Tab stop, and the arrow keys go on from there and stop at the ends", () => {
  expect(tabStops()).toEqual([0]);
  link(0).focus();
  press(link(0), "ArrowLeft");
  expect(document.activeElement).toBe(link(0));
  press(link(0), "ArrowRight");
  expect(document.activeElement).toBe(link(1));
  expect(tabStops()).toEqual([1]);
  press(link(1), "End");
  press(link(3), "ArrowDown");
  expect(document.activeElement).toBe(link(3));
  press(link(3), "Home");
  expect(document.activeElement).toBe(link(0));
});

test("the keys of the browser stay the browser's", () => {
  press(link(0), "ArrowRight", { altKey: true });
  expect(tabStops()).toEqual([0]);
});

test("where text runs from right to left, so do the arrow keys", () => {
  document.documentElement.dir = "rtl";
  press(link(0), "ArrowLeft");
  expect(tabStops()).toEqual([1]);
});

test("a click shows the picture large with its caption; a click with a modifier is the browser's", () => {
  const away = click(link(1), { ctrlKey: true });
  expect(away.defaultPrevented).toBe(false);
  expect(dialog().open).toBe(false);
  expect(click(link(1)).defaultPrevented).toBe(true);
  expect(dialog().open).toBe(true);
  expect(shown()).toEqual(["A treatment room with a chair at the window", "The bay room"]);
  expect(dialog().querySelector("img")?.src).toBe(link(1).href);
});

test("a picture cut around its focus point is shown large, not in the sizes of its part", async () => {
  const part = { src: "./media/a-crop-1-0-2-2.webp", srcSet: "./media/a-crop-1-0-2-2-2.webp 2w" };
  await reopen((items) =>
    items.map((item, index) => {
      if (index !== 0 || !item.picture) return item;
      return { ...item, picture: { ...item.picture, framed: { ...part, width: 2, height: 2 } } };
    }),
  );
  expect(link(0).querySelector("img")?.getAttribute("srcset")).toBe(part.srcSet);
  const large = dialog().querySelector("img");
  click(link(0));
  expect([large?.src, large?.srcset]).toEqual([link(0).href, ""]);
  press(dialog(), "ArrowRight");
  expect(large?.srcset).toBe(link(1).querySelector("img")?.srcset);
});

test("the dialog goes around in both directions, by its buttons and by the arrow keys", () => {
  click(link(0));
  click(dialog().querySelector('[data-step="-1"]') ?? undefined);
  expect(shown()[1]).toBe("The garden");
  press(dialog(), "ArrowRight");
  expect(shown()[1]).toBe("The waiting room");
  press(dialog(), "Home");
  expect(shown()[1]).toBe("The waiting room");
});

test("after it is closed, the focus is at the picture that was shown last", () => {
  click(link(0));
  press(dialog(), "ArrowRight");
  click(dialog().querySelector('[data-step="0"]') ?? undefined);
  expect(dialog().open).toBe(false);
  expect(document.activeElement).toBe(link(1));
  expect(tabStops()).toEqual([1]);
});

/** Shows the gallery changed. */
async function reopen(change: (items: GalleryItems) => GalleryItems): Promise<void> {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === "list" ? { ...block, items: change(block.items) } : block,
    ),
  }));
  document.body.innerHTML = renderSite({ ...site, pages }).body;
  await Promise.resolve();
  dialog().showModal = vi.fn();
}
type Blocks = Site["pages"][number]["blocks"][number];
type GalleryItems = Extract<Blocks, { type: "list" }>["items"];

test("a gallery of one picture has no buttons to other pictures", async () => {
  await reopen((items) => items.slice(0, 1));
  const steps = all("dialog button").map(({ dataset }) => dataset["step"]);
  expect(steps).toEqual(["0"]);
});

test("a picture that isn't shown yet is no Tab stop, and the dialog passes over it", async () => {
  const early = { from: "2099-01-01" };
  await reopen((items) => items.map((item, index) => (index % 2 ? item : { ...item, ...early })));
  const stops = links().filter((one) => one.tabIndex === 0 && !one.closest("li[hidden]"));
  expect(stops).toEqual([link(1)]);
  click(link(1));
  press(dialog(), "ArrowLeft");
  expect(shown()[1]).toBe("The garden");
  press(dialog(), "ArrowLeft");
  expect(shown()[1]).toBe("The bay room");
});

test("a picture without a caption is called by what it shows, with no empty caption below it", async () => {
  await reopen((items) =>
    items.map(({ heading: _heading, ...unnamed }, index) =>
      index === 1 ? unnamed : (items[index] ?? unnamed),
    ),
  );
  expect(all("li").map((item) => item.querySelector("figcaption") !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  click(link(0));
  press(dialog(), "ArrowRight");
  expect(shown()).toEqual(["A treatment room with a chair at the window", ""]);
});

test("the dialog is called like the gallery, or like the site if that has no heading", () => {
  expect(dialog().getAttribute("aria-label")).toBe("Our rooms");
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.type !== "list") return block;
      const { heading: _heading, ...unnamed } = block;
      return unnamed;
    }),
  }));
  document.body.innerHTML = renderSite({ ...site, pages }).body;
  expect(dialog().getAttribute("aria-label")).toBe("Example Billing");
});
