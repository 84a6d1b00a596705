// Shows the page in a frame as wide as the chosen screen, and lets the author edit its text in place.
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactElement } from "react";
import type { Preview } from "../../content/compile.ts";
import { siteFile } from "../../content/model/input.ts";
import type { Facts } from "../model/read-facts.ts";
import { useEditing } from "../screen/editing-context.ts";
import { frameDocument, listeningSandbox } from "../ui/frame-document.ts";
import { focusField } from "../ui/focus-field.ts";
import { locationKey, type Location } from "../model/location.ts";
import { drawPage } from "./draw/draw-page.ts";
import { FactDialog } from "./overlay/FactDialog.tsx";
import { markFact } from "./input/facts-on-page.ts";
import { bringIntoView, elementAround } from "../screen/page-elements/find-element.ts";
import type { FormState } from "../screen/form-states.ts";
import { FormatToolbar } from "./overlay/FormatToolbar.tsx";
import { listenToPage, type PageEvents } from "./input/listen.ts";
import { PageOverlay } from "./overlay/PageOverlay.tsx";
import { selectedClass, show } from "./draw/show.ts";
import { useFormattedText } from "./input/use-formatted-text.ts";
import { useTyping } from "./input/use-typing.ts";
import { BrokenPage } from "./BrokenPage.tsx";

type ForwardedEvent = "choose" | "type" | "leaveText" | "enter" | "handleKey";

interface PageFrameProps extends Pick<PageEvents, ForwardedEvent> {
  preview: Preview;
  /** Ends the undo step: typing from here on is undone separately. */
  leave: () => void;
  /** The value at a location now. */
  wordsAt: (location: Location) => unknown;
  facts: Facts;
  page: string;
  /** In CSS pixels; shown smaller when there is less room. */
  width: number;
  selected: Location | undefined;
  formState: FormState;
  /** The name that people know a location by. */
  titleOf: (location: Location) => string;
}

export function PageFrame(props: PageFrameProps): ReactElement {
  const { preview, width, selected, titleOf, facts } = props;
  const { say, showPanel } = useEditing();
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, width);
  const [document, setDocument] = useState<Document>();
  const [pointed, setPointed] = useState<Location>();
  const [insert, setInsert] = useState<(name: string, value: string) => void>();
  const typing = { ...props, type: useTyping(props) };
  const formatted = useFormattedText(typing);
  usePageEvents(document, {
    ...typing,
    point: setPointed,
    open: formatted.open,
    close: formatted.close,
    // A text emptied for a fact must stay until the fact is inserted.
    leaveText: (location) => insert === undefined && props.leaveText(location),
    askForFact: (callback) => setInsert(() => callback),
    editFact: (fact) => {
      props.choose({ file: siteFile, path: ["facts", fact] });
      showPanel(true);
      focusField(["facts", fact]);
    },
    typeOnFact: (fact) =>
      say(`“${fact}” is a fact. Press Enter to go to its field and change it everywhere.`),
  });
  const isShown = useShownPage(document, props, formatted);
  return (
    <div className="stage" ref={stage}>
      {!isShown && <BrokenPage page={props.page} />}
      {document && isShown && (
        <PageOverlay
          page={document}
          scale={scale}
          pointed={pointed}
          selected={selected}
          isFormatting={formatted.edited !== undefined}
          titleOf={titleOf}
        />
      )}
      <Frame width={width} scale={scale} isShown={isShown} onDocument={setDocument} />
      {insert && <InsertFact facts={facts} insert={insert} onClose={() => setInsert(undefined)} />}
      {formatted.edited && (
        <FormatToolbar
          key={locationKey(formatted.edited.location)}
          edited={formatted.edited}
          scale={scale}
          facts={facts}
          pages={preview.site.pages}
        />
      )}
    </div>
  );
}

interface FrameProps {
  width: number;
  scale: number;
  isShown: boolean;
  onDocument: (document: Document | undefined) => void;
}

function Frame({ width, scale, isShown, onDocument }: FrameProps): ReactElement {
  return (
    <iframe
      className="page-frame"
      title="Editable page"
      style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
      inert={!isShown}
      sandbox={listeningSandbox()}
      srcDoc={emptyPage}
      onLoad={({ currentTarget }) => onDocument(currentTarget.contentDocument ?? undefined)}
    />
  );
}

interface InsertFactProps {
  facts: Facts;
  insert: (name: string, value: string) => void;
  onClose: () => void;
}

/** The dialog to choose a fact from, after two braces were typed. */
function InsertFact({ facts, insert, onClose }: InsertFactProps): ReactElement {
  return (
    <FactDialog
      facts={facts}
      onFact={(fact) => {
        onClose();
        insert(fact, facts[fact] ?? "");
      }}
      onClose={onClose}
    />
  );
}

/**
 * Redraws the frame when the page or the selection changes.
 * @returns false if the page can't be drawn, and the frame has another page or none
 */
function useShownPage(
  document: Document | undefined,
  { preview, page, selected, formState }: PageFrameProps,
  formatted: ReturnType<typeof useFormattedText>,
): boolean {
  const drawn = useMemo(() => drawPage(preview, page, formState), [preview, page, formState]);
  const showFormatted = useEffectEvent(formatted.show);
  const text = formatted.edited?.text;
  useEffect(() => {
    if (!document || !drawn) return;
    // It is shown again when something else is selected; a copy in its own document, in which no picture is loaded.
    const next = drawn.ownerDocument.importNode(drawn, true);
    const isMenu = selected?.path[0] === "navigation";
    next.querySelector("[data-menu-toggle]")?.setAttribute("aria-expanded", String(isMenu));
    if (selected) elementAround(next, selected)?.element.classList.add(selectedClass);
    show(document, next, preview.site, text);
    showFormatted();
    markFact(document, selected?.path[0] === "facts" ? String(selected.path[1]) : undefined);
  }, [document, preview, drawn, selected, text]);
  const name = selected && locationKey(selected);
  useEffect(() => {
    const element = document?.querySelector(`.${selectedClass}`);
    if (name !== undefined && element) bringIntoView(element);
  }, [document, name]);
  return drawn !== undefined;
}

function usePageEvents(document: Document | undefined, events: PageEvents): void {
  const choose = useEffectEvent(events.choose);
  const point = useEffectEvent(events.point);
  const type = useEffectEvent(events.type);
  const open = useEffectEvent(events.open);
  const close = useEffectEvent(events.close);
  const askForFact = useEffectEvent(events.askForFact);
  const editFact = useEffectEvent(events.editFact);
  const typeOnFact = useEffectEvent(events.typeOnFact);
  const leaveText = useEffectEvent(events.leaveText);
  const enter = useEffectEvent(events.enter);
  const handleKey = useEffectEvent(events.handleKey);
  useEffect(() => {
    const facts = { askForFact, editFact, typeOnFact };
    const handlers = { choose, point, type, open, close, ...facts, leaveText, enter, handleKey };
    return document && listenToPage(document, handlers);
  }, [document]);
}

/** The scale at which a page of this width, in CSS pixels, fits into an element. */
function useScale(element: { current: HTMLElement | null }, pageWidth: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width > 0 ? Math.min(1, width / pageWidth) : 1;
}

const emptyPage = frameDocument({
  language: "en",
  title: "Page",
  styles: ["/src/site/styles.css", "/src/forms/states.css", "/src/edit/page/draw/frame.css"],
  head: `<meta name="viewport" content="width=device-width"><style id="colors"></style>`,
});
