// @vitest-environment jsdom
// The frames that show content, in a browser without Trusted Types; tests/browser/built-editor.test.ts has the others.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { adoptStyles } from "../../../src/edit/ui/adopt-styles.ts";
import { DrawnFrame } from "../../../src/edit/ui/DrawnFrame.tsx";
import { frameDocument, strictSandbox } from "../../../src/edit/ui/frame-document.ts";

afterEach(cleanup);

const documentOf = (title: string) => frameDocument({ language: "en", title, styles: [] });

function frameOf(title: string, onDocument = vi.fn<(document: Document) => void>()) {
  return (
    <DrawnFrame
      title="Sample"
      sandbox={strictSandbox}
      html={documentOf(title)}
      css=""
      onDocument={onDocument}
    />
  );
}

const frame = () => screen.getByTitle<HTMLIFrameElement>("Sample");

test("a frame shows its document, and the next one when that changes", () => {
  const { rerender } = render(frameOf("One"));
  expect(frame().srcdoc).toBe(documentOf("One"));
  rerender(frameOf("Two"));
  expect(frame().srcdoc).toBe(documentOf("Two"));
});

test("the empty document that a frame loads first isn't taken for its own", () => {
  const onDocument = vi.fn<(document: Document) => void>();
  render(frameOf("One", onDocument));
  // jsdom loads no srcdoc: this is the first document of every frame.
  expect(frame().contentDocument?.URL).toBe("about:blank");
  frame().dispatchEvent(new Event("load"));
  expect(onDocument).not.toHaveBeenCalled();
});

/** As a browser does: jsdom has no sheets that are made by script. */
function adopting(): { document: Document; written: string[] } {
  const written: string[] = [];
  class CSSStyleSheet {
    replaceSync(css: string) {
      written.push(css);
    }
  }
  const parsed = new DOMParser().parseFromString("", "text/html");
  Object.defineProperties(parsed, {
    adoptedStyleSheets: { value: [] },
    defaultView: { value: { CSSStyleSheet } },
  });
  return { document: parsed, written };
}

test("a document's colors are replaced when they change, and otherwise left alone", () => {
  const { document: page, written } = adopting();
  adoptStyles(page, ":root{--accent:red}");
  adoptStyles(page, ":root{--accent:red}");
  adoptStyles(page, ":root{--accent:blue}");
  expect(written).toEqual([":root{--accent:red}", ":root{--accent:blue}"]);
  expect(page.adoptedStyleSheets).toHaveLength(1);
});

test("a browser that can't adopt styles shows the page without them", () => {
  expect(() => adoptStyles(document, ":root{--accent:red}")).not.toThrow();
});
