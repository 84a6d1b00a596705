// Links to pages and to sections of them, as each kind of document has them.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addressAt, type Linked } from "../../src/components/addresses.ts";
import { PageAddresses, PageLink } from "../../src/components/PageLink.tsx";
import type { PageName } from "../../src/content/model/notations.ts";
import { pageLink } from "../../src/site/links.ts";

// Casts: a name is what content calls a page.
const [home, contact] = ["home" as PageName, "contact" as PageName];
const site = (addresses: boolean): Linked & { url: string } => ({
  homePage: home,
  addresses,
  url: "https://example.com/",
});

function drawn(page: PageName, linked?: Linked): string {
  const link = (
    <PageLink page={page} section="form" className="link" current>
      Write to us
    </PageLink>
  );
  return renderToStaticMarkup(
    linked ? (
      <PageAddresses value={(name, section) => addressAt(linked, name, section)}>
        {link}
      </PageAddresses>
    ) : (
      link
    ),
  );
}

test("a section in a document with all pages has a button, and a plain link that works without the script", () => {
  expect(drawn(contact)).toBe(
    '<button type="button" class="link" data-page="contact" data-section="form">Write to us</button>' +
      '<a class="link" href="#form">Write to us</a>',
  );
});

test.each([
  ["a page with an address", contact, site(true), "./contact/#form"],
  ["a page of a large site without addresses", contact, site(false), "./page-contact.html#form"],
  ["the home page", home, site(true), "./#form"],
])("a section of %s has an address", (_what, page, linked, href) => {
  expect(drawn(page, linked)).toBe(
    `<a class="link" data-page="${page}" data-section="form" href="${href}">Write to us</a>`,
  );
});

test.each([
  [true, contact, "https://example.com/contact/#form"],
  [false, contact, "https://example.com/#form"],
  [false, home, "https://example.com/#form"],
])("a section can be opened from elsewhere; with addresses: %s", (addresses, page, link) => {
  expect(pageLink(site(addresses), page, "form")).toBe(link);
});
