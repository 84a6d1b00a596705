// Moves the caret between a text and its facts.
import { useEffect } from "react";
import { stayBesideFacts } from "./fact-edges.ts";
import { moveBetweenFactAndText } from "./fact-keys.ts";

/** @param props.page the page in the frame */
export function FactKeys({ page }: { page: Document }): null {
  useEffect(() => {
    const controller = new AbortController();
    // Before the text does, and after what the keys do within a fact.
    const options = { signal: controller.signal, capture: true };
    page.addEventListener("keydown", moveBetweenFactAndText, options);
    stayBesideFacts(page, controller.signal);
    return () => controller.abort();
  }, [page]);
  return null;
}
