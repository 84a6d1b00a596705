// Shows the page in a frame as wide as the chosen screen, and lets the author edit its text in place.
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import type { Preview } from "../../content/preview.ts";
import { factsIn, type Facts } from "../model/read-facts.ts";
import { useEditing } from "../screen/editing-context.ts";
import type { Site } from "../../content/model/site.ts";
import { lookBeforeBuild, type Looks } from "../../document/tokens.ts";
import siteStyles from "../ui/frame-styles.css?url";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { frameDocument, listeningSandbox } from "../ui/frame-document.ts";
import { releaseParts } from "../ui/later-part.ts";
import { dialogLater, loadedLater } from "../ui/loaded-later.tsx";
import { locationFromKey, locationKey, type Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { showHiddenBlocks } from "./draw/hidden-blocks.ts";
import { markFact } from "./facts/facts-on-page.ts";
import {
  bringIntoView,
  elementAround,
  elementWithin,
} from "../screen/page-elements/find-element.ts";
import { useFiles } from "../screen/use-session.ts";
import { PageOverlay } from "./overlay/PageOverlay.tsx";
import frameStyles from "./draw/frame.css?inline";
import { selectedClass, show } from "./draw/show.ts";
import { useMarkedPage, type DrawnPage } from "./draw/use-drawn-page.tsx";
import { useFactTyping, type FactTyping } from "./input/use-fact-typing.ts";
import { useFormattedText } from "./input/use-formatted-text.ts";
import { usePageEvents } from "./input/use-page-events.ts";
import { useScale } from "./use-scale.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";

const BrokenPage = loadedLater(async () => (await import("./BrokenPage.tsx")).BrokenPage);
const CroppedPictures = loadedLater(
  async () => (await import("./draw/CroppedPictures.tsx")).CroppedPictures,
);
const FactDialog = dialogLater(async () => (await import("./overlay/FactDialog.tsx")).FactDialog);
const FactPopover = loadedLater(
  async () => (await import("./overlay/FactPopover.tsx")).FactPopover,
);
const FormatToolbar = loadedLater(
  async () => (await import("./overlay/FormatToolbar.tsx")).FormatToolbar,
);

interface PageFrameProps {
  preview: Preview;
  page: string;
  /** In CSS pixels; shown smaller when there is less room. */
  width: number;
  selected: Location | undefined;
}

export function PageFrame(props: PageFrameProps): ReactElement {
  const { preview, page, width, selected } = props;
  const files = useFiles();
  const facts = factsIn(files);
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, width);
  const [document, setDocument] = useState<Document>();
  const [pointed, setPointed] = useState<Location>();
  const [insert, setInsert] = useState<(name: string, value: string) => void>();
  const formatted = useFormattedText(facts);
  const factTyping = useFactTyping();
  usePageEvents(document, {
    facts: factTyping.events,
    point: setPointed,
    open: formatted.open,
    close: formatted.close,
    askForFact: (callback) => setInsert(() => callback),
    isInserting: insert !== undefined,
  });
  const drawn = useEditedPage(preview, page);
  useShownPage(document, props, drawn, formatted, factTyping);
  return (
    <div className="stage" ref={stage}>
      {drawn.view}
      {!drawn.isShown && <BrokenPage page={page} />}
      {document && drawn.isShown && (
        <PageOverlay
          page={document}
          file={`${page}.json`}
          scale={scale}
          pointed={pointed}
          selected={selected}
          isFormatting={formatted.edited !== undefined}
        />
      )}
      <DrawnFrame
        className="page-frame"
        title={t`Editable page`}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        inert={!drawn.isShown}
        sandbox={listeningSandbox()}
        html={emptyPage}
        css={pageStyles(preview.site)}
        onDocument={setDocument}
      />
      {document && <CroppedPictures page={document} />}
      {insert && <InsertFact facts={facts} insert={insert} onClose={() => setInsert(undefined)} />}
      <FactPopover typing={factTyping} scale={scale} />
      {formatted.edited && !factTyping.edited && (
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

/** Not shown if its file or the site's can't be read, which takes no changes: what is typed would be lost. */
function useEditedPage(preview: Preview, page: string): DrawnPage {
  const drawn = useMarkedPage(preview, page, useEditing().formState);
  const files = useFiles();
  const isReadable = [`${page}.json`, siteFile].every(
    (name) => fileValue(files, name) !== undefined,
  );
  return { ...drawn, isShown: drawn.isShown && isReadable };
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

/** Redraws the frame when the page or the selection changes. If the page can't be drawn, the frame stays as it is. */
function useShownPage(
  document: Document | undefined,
  { preview, page, selected }: PageFrameProps,
  { isShown, read }: DrawnPage,
  formatted: ReturnType<typeof useFormattedText>,
  facts: FactTyping,
): void {
  const files = useFiles();
  const vocabulary = useVocabulary();
  const showFormatted = useEffectEvent(formatted.show);
  const keeps = useEffectEvent(facts.keeps);
  const redraw = useEffectEvent(facts.redraw);
  const file = `${page}.json`;
  const addHidden = useEffectEvent((body: Element) =>
    showHiddenBlocks(vocabulary, body, file, fileValue(files, file), factsIn(files)),
  );
  const text = formatted.edited?.text;
  useEffect(() => {
    const next = read();
    if (!document || !next) return;
    addHidden(next);
    const isMenu = selected?.path[0] === "navigation";
    next.querySelector("[data-menu-toggle]")?.setAttribute("aria-expanded", String(isMenu));
    if (selected) elementAround(next, selected)?.element.classList.add(selectedClass);
    redraw(() => show(document, next, preview.site.language, text, keeps));
    showFormatted(keeps);
    markFact(document, selected?.path[0] === "facts" ? String(selected.path[1]) : undefined);
    afterNextPaint(releaseParts);
  }, [document, preview, read, selected, text]);
  const name = selected && locationKey(selected);
  useEffect(() => {
    if (!document || name === undefined) return;
    const element =
      document.querySelector(`.${selectedClass}`) ?? elementWithin(document, locationFromKey(name));
    if (element) bringIntoView(element);
  }, [document, name]);
  useEffect(() => {
    // What is drawn in its place is loaded, too.
    if (!isShown) releaseParts();
  }, [isShown]);
}

/** Frames aren't painted while the tab is in the background. */
function afterNextPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

const emptyPage = frameDocument({
  language: "en",
  title: "Page",
  styles: [siteStyles],
  head: `<meta name="viewport" content="width=device-width">`,
});

/** The styles of the page that are no files: the site's look, and those for editing. */
function pageStyles(site: Looks & Pick<Site, "ownBlocks">): string {
  return lookBeforeBuild(site) + frameStyles;
}
