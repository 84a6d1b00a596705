// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { find, forgetHistory, reload, visit } from "./open-document.ts";

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-page-view]:not([hidden])")].map(
    (view) => view.dataset.pageView,
  );
const marked = () =>
  [...document.querySelectorAll("[aria-current]")].map((button) => button.textContent);

/** Presses Back or Forward and waits until the browser has moved. */
async function travel(press: () => void): Promise<void> {
  const moved = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  press();
  await moved;
}

beforeEach(forgetHistory);

describe("a visitor who opens the site", () => {
  test("sees the home page, and their focus is left alone", async () => {
    await visit();
    expect(shown()).toEqual(["home"]);
    expect(document.title).toBe("Home of a company");
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("sees the home page when the entry in their history names a page that is gone", async () => {
    history.replaceState({ page: "an-old-page" }, "");
    await reload();
    expect(shown()).toEqual(["home"]);
  });

  test.each([null, "about", 7, { page: { name: "about" } }, { page: "__proto__" }, []])(
    "sees the home page when something else left %j in their history",
    async (state) => {
      history.replaceState(state, "");
      await reload();
      expect(shown()).toEqual(["home"]);
    },
  );

  test("gets no entry in their history before they go somewhere", async () => {
    await visit();
    expect(history.state).toBeNull();
  });

  test("returns to the home page, even if they came by a link to a section of it", async () => {
    history.replaceState(null, "", "#part");
    await visit();
    find("#footer-about").click();
    await travel(() => history.back());
    expect(shown()).toEqual(["home"]);
  });

  test.each(["reloaded", "back or forward"] as const)(
    "stays on their page when it is loaded again: %s",
    async (loaded) => {
      await visit();
      find("#footer-about").click();
      await visit(undefined, loaded);
      expect(shown()).toEqual(["about"]);
      expect(document.title).toBe("About a company");
      expect(marked()).toEqual(["About"]);
      expect(document.activeElement).toBe(document.body);
    },
  );

  test("sees the home page when they open the address again, even if the browser keeps the entry's page", async () => {
    await visit();
    find("#footer-about").click();
    await visit();
    expect(document.documentElement.hidden).toBe(false);
    expect(shown()).toEqual(["home"]);
    expect(marked()).toEqual(["Home"]);

    find("#call-to-action").click();
    expect(shown()).toEqual(["contact"]);
    await travel(() => history.back());
    expect(shown()).toEqual(["home"]);
  });
});

describe("a visitor who clicks a button to a page", () => {
  beforeEach(() => visit());

  test("sees that page alone, from its top, at the same address", () => {
    const address = location.href;
    find("#call-to-action span").click();
    expect(shown()).toEqual(["contact"]);
    expect(document.title).toBe("Contact a company");
    expect(location.href).toBe(address);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test("sees it, from its top, where the browser refuses an entry in the history", async () => {
    const refusal = () => {
      throw new DOMException("Attempt to use history more than 100 times.", "SecurityError");
    };
    vi.spyOn(history, "pushState").mockImplementation(refusal);
    vi.spyOn(history, "replaceState").mockImplementation(refusal);
    await visit();
    find("#footer-about").click();
    expect(shown()).toEqual(["about"]);
    expect(document.activeElement).toBe(find("#page-about h1"));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test("hears it once, by the focus on its heading", () => {
    find("#footer-about").click();
    expect(document.activeElement).toBe(find("#page-about h1"));
    expect(document.querySelector("[aria-live], [role=status]")).toBeNull();
  });

  test("finds the page marked as current in the menu and nowhere else", () => {
    expect(marked()).toEqual(["Home"]);
    find("#footer-about").click();
    expect(marked()).toEqual(["About"]);
    expect(find("#menu [aria-current]").getAttribute("aria-current")).toBe("page");
    expect(find("#footer-about").hasAttribute("aria-current")).toBe(false);
    expect(find("#logo").hasAttribute("aria-current")).toBe(false);
  });

  test("is taken home by the logo and by the name of a page that doesn't exist", () => {
    find("#footer-about").click();
    find("#logo").click();
    expect(shown()).toEqual(["home"]);
    find("#footer-about").click();
    find("#to-nowhere").click();
    expect(shown()).toEqual(["home"]);
  });

  test("is taken to the top of the page they are on, without a second entry in their history", () => {
    find("#footer-about").click();
    const entries = history.length;
    find("#logo").focus();
    find("#footer-about").click();
    expect(history.length).toBe(entries);
    expect(document.activeElement).toBe(find("#page-about h1"));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});

describe("a visitor who clicks Back and Forward", () => {
  beforeEach(() => visit());

  test("moves through the pages they have seen", async () => {
    find("#footer-about").click();
    find("#call-to-action").click();
    await travel(() => history.back());
    expect(shown()).toEqual(["about"]);
    await travel(() => history.back());
    expect(shown()).toEqual(["home"]);
    expect(marked()).toEqual(["Home"]);
    await travel(() => history.forward());
    expect(shown()).toEqual(["about"]);
    expect(document.title).toBe("About a company");
  });

  test("hears the page by the focus, and the browser restores the scroll position", async () => {
    find("#footer-about").click();
    const scrolled = vi.mocked(scrollTo).mock.calls.length;
    await travel(() => history.back());
    expect(document.activeElement).toBe(find("#page-home h1"));
    expect(scrollTo).toHaveBeenCalledTimes(scrolled);
  });

  test("stays on their page when the entry is an address that they have edited", async () => {
    find("#footer-about").click();
    await travel(() => (location.hash = "#part"));
    expect(shown()).toEqual(["about"]);
    await travel(() => history.back());
    expect(shown()).toEqual(["about"]);
  });

  test("opens the page that a followed link names, and finds the way back", async () => {
    find("#footer-about").click();
    await travel(() => (location.hash = "#contact"));
    expect(shown()).toEqual(["contact"]);
    expect(location.hash).toBe("");
    await travel(() => history.back());
    expect(shown()).toEqual(["about"]);
  });
});

describe("a link that names a page", () => {
  test.each(["#about", "#page-about"])("as in /%s opens it, and is then removed", async (hash) => {
    history.replaceState(null, "", `?from=mail${hash}`);
    await visit();
    expect(shown()).toEqual(["about"]);
    expect(document.title).toBe("About a company");
    expect(marked()).toEqual(["About"]);
    expect(location.href).toMatch(/\?from=mail$/);
    expect(document.documentElement.hidden).toBe(false);
    await reload();
    expect(shown()).toEqual(["about"]);
    find("#logo").click();
    await travel(() => history.back());
    expect(shown()).toEqual(["about"]);
  });

  test.each([
    ["our-page-team", "#our-page-team"],
    ["our-page-team", "#page-our-page-team"],
    ["page-two", "#page-page-two"],
  ])("opens the page %s, as in /%s, although its name has “page-” in it", async (name, hash) => {
    history.replaceState(null, "", hash);
    await visit(() => {
      const page = find("#page-about");
      page.id = `page-${name}`;
      page.dataset.pageView = name;
    });
    expect(shown()).toEqual([name]);
  });

  test.each(["#nowhere", "#page-nowhere", "#part", "#", "#%", "#page-"])(
    "but no page of this site, as in /%s, shows the home page and is left alone",
    async (hash) => {
      history.replaceState(null, "", hash);
      const address = location.href;
      await visit();
      expect(shown()).toEqual(["home"]);
      expect(location.href).toBe(address);
    },
  );
});

describe("a visitor whose browser finds a text on a hidden page", () => {
  const match = () =>
    find("#page-contact").dispatchEvent(new Event("beforematch", { bubbles: true }));
  beforeEach(() => visit());

  test("sees that page, where the browser scrolls to the text", () => {
    match();
    expect(shown()).toEqual(["contact"]);
    expect(document.title).toBe("Contact a company");
    expect(marked()).toEqual(["Contact"]);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test("goes Back to the page before", async () => {
    find("#footer-about").click();
    match();
    await travel(() => history.back());
    expect(shown()).toEqual(["about"]);
  });
});

describe("a visitor who uses the skip link", () => {
  test("lands on the heading of the page shown, at the same address", async () => {
    await visit();
    find("#footer-about").click();
    const address = location.href;
    find(".skip-link").click();
    expect(document.activeElement).toBe(find("#page-about h1"));
    expect(location.href).toBe(address);
    expect(shown()).toEqual(["about"]);
  });
});

test("nothing is written to the visitor's storage, and nothing breaks where storage is denied", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.spyOn(window, name as "localStorage", "get").mockImplementation(denied);
  }
  await visit();
  find("#footer-about").click();
  expect(shown()).toEqual(["about"]);
});
