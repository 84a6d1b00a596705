// Goes to the field in the panel after a click on a picture, or on the place where the logo will be.
import { useEffect, useEffectEvent } from "react";
import type { Path } from "../../../content/model/path.ts";
import { locationFromKey } from "../../model/location.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { focusField } from "../../ui/focus-field.ts";
import { anyInitials } from "../draw/mark-parts.ts";

/** @param props.page the page in the frame */
export function FieldClicks({ page }: { page: Document }): null {
  const { showPanel } = useEditing();
  const goTo = useEffectEvent((field: Path) => {
    // The panel may have been closed since the picture was selected.
    showPanel(true);
    focusField(field);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let pressed: Path | undefined;
    const go = () => {
      if (pressed) goTo(pressed);
    };
    page.addEventListener("pointerdown", (event) => (pressed = fieldAt(event)), { signal });
    page.addEventListener("pointercancel", () => (pressed = undefined), { signal });
    // On a phone, the panel opens as soon as the picture has the focus. Then the page moves, and no click may follow.
    page.addEventListener("focusin", go, { signal });
    page.addEventListener(
      "click",
      () => {
        go();
        pressed = undefined;
      },
      { signal },
    );
    return () => controller.abort();
  }, [page]);
  return null;
}

function fieldAt({ target, pointerType }: PointerEvent): Path | undefined {
  // Cast: pointers press elements; the frame has its own classes, so `instanceof` doesn't work.
  const pressed = (target as Element).closest(`:is(img, ${anyInitials})[${partAttribute}]`);
  if (!pressed) return undefined;
  const { path } = locationFromKey(pressed.getAttribute(partAttribute) ?? "");
  // Keys that move or remove an item work while it has the focus; a finger has no such keys.
  const isItem = typeof path.at(-1) === "number";
  if (isItem && pointerType !== "touch") return undefined;
  return pressed.matches("img") ? [...path, "src"] : path;
}
