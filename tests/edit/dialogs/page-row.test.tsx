// @vitest-environment jsdom
// The list of pages: one Tab stop for each page, arrow keys between its actions, and what Copy link copies.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PageRow } from "../../../src/edit/dialogs/pages/PageRow.tsx";
import type { PagesViewProps } from "../../../src/edit/dialogs/pages/pages-view.ts";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** @param site what site.json has besides or instead of its own */
function showPages(onView: PagesViewProps["onView"], site: object = {}): void {
  const stored = {
    site: "a",
    folder: "content",
    files: [...base].map(([name, text]) => ({
      name,
      text: name === "site.json" ? JSON.stringify({ ...JSON.parse(text), ...site }) : text,
      version: name,
    })),
    assets: { icons: {}, media: new Map<string, string>() },
  };
  // Casts: nothing is saved, and a row asks for no more than these.
  const session = new Session({} as Store, stored, noDrafts, engineVocabulary, allTools);
  const props = { onView, onPage: () => {} } as unknown as PagesViewProps;
  const pages = ["Contact", "Fees", "Team"].map((title) => ({
    name: title.toLowerCase(),
    title,
    isDraft: false,
  }));
  render(
    <SessionContext value={session}>
      {pages.map((page) => (
        <PageRow key={page.name} {...props} page={page} />
      ))}
    </SessionContext>,
  );
}

/** The focused action, after the name of its page. */
const focused = () => {
  const page = document.activeElement?.closest("[role=toolbar]")?.getAttribute("aria-label");
  return `${page}: ${document.activeElement?.textContent}`;
};

test("Tab goes from page to page, and back to the action that was used last", async () => {
  showPages(() => {});
  const user = userEvent.setup();
  await user.tab();
  expect(focused()).toBe("Contact: Open");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(focused()).toBe("Contact: Duplicate");
  await user.tab();
  expect(focused()).toBe("Fees: Open");
  await user.tab();
  expect(focused()).toBe("Team: Open");
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(focused()).toBe("Contact: Duplicate");
});

test("Enter runs the focused action for its page", async () => {
  const onView = vi.fn<PagesViewProps["onView"]>();
  showPages(onView);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(onView).toHaveBeenCalledExactlyOnceWith({ is: "rename", page: "fees" });
  expect(screen.getAllByRole("toolbar")).toHaveLength(3);
});

describe("Copy link", () => {
  const url = "https://a.example/shop/";

  async function copyContact(site: object, writeText: () => Promise<void>): Promise<void> {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    showPages(() => {}, site);
    const [ofContact] = screen.getAllByRole("button", { name: "Copy link" });
    if (ofContact) await user.click(ofContact);
  }
  const works = () => Promise.resolve();

  test.each([
    ["with addresses, the page's own", { url, addresses: true }, `${url}contact/`],
    ["without addresses, one that opens the page", { url, addresses: false }, `${url}#contact`],
  ])("copies %s", async (_case, site, link) => {
    await copyContact(site, works);
    expect(await screen.findByText(/^Link copied/)).toBeDefined();
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(link);
  });

  test("shows the link if the browser doesn't let it be copied", async () => {
    await copyContact({ url }, () => Promise.reject(new Error("denied")));
    expect(await screen.findByText(`${url}#contact`)).toBeDefined();
  });

  test("asks for the site's web address if there is none yet", async () => {
    await copyContact({ url: "" }, works);
    expect(await screen.findByText(/^First enter the site’s web address/)).toBeDefined();
    expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  });
});
