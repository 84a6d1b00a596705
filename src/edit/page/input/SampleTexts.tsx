// Selects a sample text on the first click and when Tab goes there, so that typing replaces it. The second click puts
// the caret there.
import { useEffect, useEffectEvent } from "react";
import type { Samples } from "../../../content/model/symbols.ts";
import { locationFromKey } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { useSession } from "../../screen/use-session.ts";
import { anyFactWords } from "../facts/fact-element.ts";

/** @param props.page the page in the frame */
export function SampleTexts({ page }: { page: Document }): null {
  const session = useSession();
  const { vocabulary } = session;
  const isSample = useEffectEvent((words: Element) => {
    const key = words.getAttribute(locationAttribute);
    const isFact = key === null;
    const value = isFact
      ? words.textContent
      : valueIn(session.state().history.files, locationFromKey(key));
    const language = words.closest("[lang]")?.getAttribute("lang") ?? "en";
    return (
      typeof value === "string" &&
      (vocabulary.isSampleText(value) || vocabulary.isLeftInEnglish(value, language))
    );
  });
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let entered: Element | undefined;
    let isTabbing = false;
    const press = ({ target }: Event) => {
      isTabbing = false;
      const words = wordsAt(target);
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
    const key = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.altKey || event.metaKey;
      isTabbing = event.type === "keydown" && event.key === "Tab" && !isCommand;
    };
    // The selection may still be in the text that the author leaves.
    const enterByTab = ({ target }: Event) => {
      const words = isTabbing ? wordsAt(target) : undefined;
      if (words && isSample(words)) page.getSelection()?.selectAllChildren(words);
    };
    // Tab also comes to the page from what is before or after it on the screen.
    for (const document of [page, window.document]) {
      document.addEventListener("keydown", key, options);
      document.addEventListener("keyup", key, options);
    }
    page.addEventListener("focusin", enterByTab, options);
    page.addEventListener("pointerdown", press, options);
    // Its target may be another one: on a phone, the page moves when the panel opens.
    page.addEventListener("click", select, options);
    selectInPanel(vocabulary, controller.signal, () => isTabbing);
    return () => controller.abort();
  }, [page, vocabulary]);
  return null;
}

/** The same in the fields of the panel. */
function selectInPanel(samples: Samples, signal: AbortSignal, isTabbing: () => boolean): void {
  let entered: EventTarget | null = null;
  const press = ({ target }: Event) =>
    (entered = target === document.activeElement ? null : target);
  const select = ({ target }: Event) => {
    if (target !== entered || !isSampleField(samples, target)) return;
    if (target.selectionStart === target.selectionEnd) target.select();
  };
  // A browser does this for a single line only.
  const enterByTab = ({ target }: Event) => {
    if (isTabbing() && isSampleField(samples, target)) target.select();
  };
  document.addEventListener("pointerdown", press, { signal, capture: true });
  document.addEventListener("click", select, { signal });
  document.addEventListener("focusin", enterByTab, { signal });
}

function isSampleField(
  { isSampleText }: Samples,
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.closest(".panel") !== null && isSampleText(target.value);
}

/** The text or the fact that an event's target is in. */
function wordsAt(target: EventTarget | null): Element | undefined {
  // Cast: pointers and the focus go to elements; the frame has its own classes, so `instanceof` doesn't work.
  const element = target as Element | null;
  return element?.closest(`${anyFactWords}, [${locationAttribute}]`) ?? undefined;
}
