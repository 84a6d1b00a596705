// Selects a sample text on the first click, so that typing replaces it. The second click puts the caret there.
import { useEffect, useEffectEvent } from "react";
import { isLeftInEnglish } from "../../../content/schema/left-in-english.ts";
import { isSampleText } from "../../../content/schema/sample-texts.ts";
import { locationFromKey } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { useSession } from "../../screen/use-session.ts";
import { anyFactWords } from "../draw/fact-element.ts";

/** @param props.page the page in the frame */
export function SampleTexts({ page }: { page: Document }): null {
  const { session } = useSession();
  const isSample = useEffectEvent((words: Element) => {
    const key = words.getAttribute(locationAttribute);
    const isFact = key === null;
    const value = isFact
      ? words.textContent
      : valueIn(session.state().history.files, locationFromKey(key));
    const language = words.closest("[lang]")?.getAttribute("lang") ?? "en";
    return typeof value === "string" && (isSampleText(value) || isLeftInEnglish(value, language));
  });
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let entered: Element | undefined;
    const press = ({ target }: Event) => {
      // Cast: pointers press elements; the frame has its own classes, so `instanceof` doesn't work.
      const words = wordsAt(target as Element);
      const isInside = page.hasFocus() && words === wordsAt(page.activeElement);
      entered = isInside ? undefined : words;
    };
    // After the browser has put the caret there.
    const select = () => {
      const selection = page.getSelection();
      if (entered && selection?.isCollapsed && isSample(entered))
        selection.selectAllChildren(entered);
      entered = undefined;
    };
    page.addEventListener("pointerdown", press, options);
    // Its target may be another one: on a phone, the page moves when the panel opens.
    page.addEventListener("click", select, options);
    return () => controller.abort();
  }, [page]);
  return null;
}

/** The text or the fact that an element is in. */
function wordsAt(element: Element | null): Element | undefined {
  return element?.closest(`${anyFactWords}, [${locationAttribute}]`) ?? undefined;
}
