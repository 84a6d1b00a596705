// @vitest-environment jsdom
// The panel before the code of its fields is loaded: what goes to a field waits for it, and not for ever.
import { act, cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FieldLoading, FieldsLoading } from "../../../src/edit/panel/FieldsLoading.tsx";
import { addField, focusField } from "../../../src/edit/ui/focus-field.ts";
import { laterPart, loadTheRest } from "../../../src/edit/ui/later-part.ts";
import { goToFields } from "../../../src/edit/ui/regions.ts";

afterEach(cleanup);

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

/** Longer than a slow screen takes to draw what is there. */
function passFrames(): void {
  for (let frame = 0; frame < 200; frame++) for (const run of frames.splice(0)) run(0);
}

const add = vi.fn<() => void>();
const fields = (
  <div data-pointer="/mail" className="field" data-selected="true">
    <input aria-label="Mail" />
    <div className="add-fields">
      <button type="button" onClick={add}>
        Add mail
      </button>
    </div>
  </div>
);

const panel = (areThere: boolean) => (
  <aside className="panel" tabIndex={-1}>
    {areThere ? fields : <FieldsLoading />}
  </aside>
);

const focused = () => document.activeElement?.getAttribute("aria-label");

test.for([
  ["a field that was asked for", () => focusField(["mail"])],
  ["the fields of what was selected", goToFields],
] as const)("%s has the focus once it is there", ([, go]) => {
  const { rerender } = render(panel(false));
  go();
  passFrames();
  expect(focused()).toBeNull();
  rerender(panel(true));
  passFrames();
  expect(focused()).toBe("Mail");
});

test("a field has the focus once its input is there, and not its button meanwhile; others don't wait", () => {
  const field = (input: ReactElement) => (
    <aside className="panel">
      <div data-pointer="/title">
        {input}
        <button type="button">Edit the fact</button>
      </div>
      <div data-pointer="/mail">
        <input aria-label="Mail" />
      </div>
    </aside>
  );
  const { rerender } = render(field(<FieldLoading />));
  focusField(["title"]);
  passFrames();
  expect(document.activeElement).toBe(document.body);
  rerender(field(<input aria-label="Title" />));
  passFrames();
  expect(focused()).toBe("Title");
  rerender(field(<FieldLoading />));
  focusField(["mail"]);
  passFrames();
  expect(focused()).toBe("Mail");
});

test("a field is added once its button is there", () => {
  const { rerender } = render(panel(false));
  addField(["mail"]);
  passFrames();
  rerender(panel(true));
  passFrames();
  expect(add).toHaveBeenCalledOnce();
});

test("when the fields can't be loaded, the panel says so, and nothing takes the focus later", async () => {
  const { rerender, container } = render(panel(false));
  laterPart(() => Promise.reject(new Error("No connection")));
  expect(container.textContent).toBe("Loading the fields …");
  focusField(["mail"]);
  await act(loadTheRest);
  expect(container.textContent).toBe("The fields couldn’t be loaded.");
  passFrames();
  rerender(panel(true));
  passFrames();
  expect(focused()).toBeNull();
});
