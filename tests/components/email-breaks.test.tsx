// An email address can be broken where people read a pause, and nowhere else in a text.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withEmailBreaks } from "../../src/components/email-breaks.tsx";

test.each([
  ["hello@company.example", "hello|@company.|example"],
  ["mia.lopez@mail.company.example", "mia.|lopez|@mail.|company.|example"],
  ["Write to hello@company.example. We answer.", "Write to hello|@company.|example. We answer."],
  ["{{facts.email}} isn’t broken", "{{facts.email}} isn’t broken"],
  ["3.5 hours, www.company.example", "3.5 hours, www.company.example"],
  ["a @ b, @ the corner.", "a @ b, @ the corner."],
  ["", ""],
])("%s", (text, broken) => {
  const html = renderToStaticMarkup(<>{withEmailBreaks(text)}</>);
  expect(html.replaceAll("<wbr/>", "|")).toBe(broken);
});
