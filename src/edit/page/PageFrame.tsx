// The site itself, in a frame of the width of a screen: its words are typed over where they stand.
import morphdom from "morphdom";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react";
import type { Preview } from "../../content/compile.ts";
import type { Site } from "../../content/model/site.ts";
import { colourRule } from "../../document/tokens.ts";
import { attributeOf, type Place } from "../place.ts";
import { FactDialog } from "./FactDialog.tsx";
import { FormatBar } from "./FormatBar.tsx";
import type { Facts } from "../facts.ts";
import type { FormattedText } from "./markdown/formatted-text.ts";
import { useFormattedText } from "./use-formatted-text.ts";
import { writtenWords } from "./annotate.ts";
import { placeAttribute } from "./attributes.ts";
import { drawPage } from "./draw-page.ts";
import { listenToPage, type PageEvents } from "./listen.ts";

interface PageFrameProps extends Omit<PageEvents, "open" | "escape" | "askForFact"> {
  preview: Preview;
  /** What is written at a place now. */
  wordsAt: (place: Place) => unknown;
  facts: Facts;
  page: string;
  /** In CSS pixels; shown smaller where there is less room. */
  width: number;
  selected: Place | undefined;
}

export function PageFrame({
  preview,
  page,
  width,
  selected,
  wordsAt,
  facts,
  ...events
}: PageFrameProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const room = useWidth(stage);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const [document, setDocument] = useState<Document>();
  const choose = useEffectEvent(events.choose);
  const type = useEffectEvent(events.type);
  const leave = useEffectEvent(events.leave);
  const press = useEffectEvent(events.press);
  const formatted = useFormattedText({ type, leave, wordsAt, facts });
  const open = useEffectEvent(formatted.open);
  const escape = useEffectEvent(formatted.close);
  const [putFact, setPutFact] = useState<(name: string, value: string) => void>();
  const askForFact = useEffectEvent<PageEvents["askForFact"]>((put) => setPutFact(() => put));
  useEffect(
    () =>
      document && listenToPage(document, { choose, type, open, escape, askForFact, leave, press }),
    [document],
  );
  const show = useEffectEvent(formatted.show);
  const { edited } = formatted;
  const text = edited?.text;
  useEffect(() => {
    const next = document && drawPage(preview, page);
    if (!next) return;
    const name = selected && attributeOf(selected);
    for (const words of next.querySelectorAll(`[${placeAttribute}]`))
      words.classList.toggle("selected", words.getAttribute(placeAttribute) === name);
    showPage(document, next, preview.site, text);
    show();
  }, [document, preview, page, selected, text]);

  return (
    <div className="stage" ref={stage}>
      {/* A sandbox without scripts would show the page as without scripting; its own policy allows none. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className="page-frame"
        title="The page, to be changed where its words stand"
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        srcDoc={frameDocument}
        onLoad={({ currentTarget }) => setDocument(currentTarget.contentDocument ?? undefined)}
      />
      {putFact && (
        <FactDialog
          facts={facts}
          onFact={(name) => {
            setPutFact(undefined);
            putFact(name, facts[name] ?? "");
          }}
          onClose={() => setPutFact(undefined)}
        />
      )}
      {edited && (
        <FormatBar
          key={attributeOf(edited.place)}
          edited={edited}
          scale={scale}
          facts={facts}
          pages={preview.site.pages}
        />
      )}
    </div>
  );
}

/** Changes what differs, so that the page stays where it is scrolled to and the caret where it is. */
function showPage(
  { documentElement, head, body, activeElement }: Document,
  next: Element,
  site: Site,
  edited: FormattedText | undefined,
) {
  documentElement.lang = site.language;
  const colours = head.querySelector("#colours");
  if (colours) colours.textContent = colourRule(site.palette);
  morphdom(body, next, {
    onBeforeElUpdated(from, to) {
      if (from === edited?.host) {
        from.classList.toggle("selected", to.classList.contains("selected"));
        if (from.getAttribute(placeAttribute) === to.getAttribute(placeAttribute)) return false;
        edited.close();
      }
      if (from !== activeElement || from === body) return true;
      const place = to.getAttribute(placeAttribute);
      if (place !== null) from.setAttribute(placeAttribute, place);
      from.className = to.className;
      return writtenWords(from) !== writtenWords(to);
    },
  });
}

/** The width of an element's inside, in CSS pixels; 0 until it is known. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const frameDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/src/site/styles.css">
<link rel="stylesheet" href="/src/edit/page/frame.css"><style id="colours"></style></head><body></body></html>`;
