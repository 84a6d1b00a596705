// A button's icon has the size that is asked for and no name of its own.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToolIcon } from "../../../src/edit/ui/ToolIcon.tsx";

test("an icon is hidden from screen readers and drawn at its size", () => {
  const markup = renderToStaticMarkup(<ToolIcon path="M1 1h2" size={18} />);
  expect(markup).toContain('<svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18"');
  expect(markup).toContain('<path d="M1 1h2"></path>');
});
