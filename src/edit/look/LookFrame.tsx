// Shows a page as visitors would see it. Links go to the other pages of the same version.
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from "react";
import type { Preview } from "../../content/preview.ts";
import { lookBeforeBuild } from "../../document/tokens.ts";
import siteStyles from "../ui/frame-styles.css?url";
import { CroppedPictures } from "../page/draw/CroppedPictures.tsx";
import { show } from "../page/draw/show.ts";
import { usePlainPage } from "../page/draw/use-drawn-page.tsx";
import { useScale } from "../page/use-scale.ts";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { frameDocument, listeningSandbox } from "../ui/frame-document.ts";
import { closeMenu, followLink, type Followed } from "./follow-link.ts";
import { t } from "../../words/t.ts";

interface LookFrameProps {
  /** Names the frame. */
  title: string;
  /** undefined if nothing of the site can be shown. */
  preview: Pick<Preview, "site"> | undefined;
  page: string;
  /** As visitors meet the page: what they open themselves is closed, and what begins later isn't there yet. */
  isFolded?: boolean;
  /** In CSS pixels; shown smaller when there is less room. */
  width: number;
  onPage: (page: string) => void;
}

export function LookFrame(props: LookFrameProps): ReactElement {
  const { title, preview, page, isFolded, width } = props;
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, width);
  const [document, setDocument] = useState<Document>();
  /** The id of the section that the visitor has asked for, until its page is drawn. */
  const section = useRef<string>(undefined);
  const { view, isShown, read } = usePlainPage(preview, page, isFolded);
  useEffect(() => {
    const drawn = read();
    if (!document || !drawn || !preview) return;
    show(document, drawn, preview.site.language, undefined);
    goToSection(document, section);
  }, [document, read, preview]);
  const isSent = useVisitorsClicks(document, {
    ...props,
    onPage: (next, wanted) => {
      section.current = wanted;
      props.onPage(next);
      // It may be on the page that is shown already.
      if (next === page && document) goToSection(document, section);
    },
  });
  return (
    <div className="stage" ref={stage}>
      {view}
      {!isShown && (
        <div className="broken-page">
          <p role="status">{t`This page can’t be shown until its problems are fixed.`}</p>
        </div>
      )}
      {preview && (
        <DrawnFrame
          className="page-frame"
          title={title}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          inert={!isShown}
          sandbox={listeningSandbox()}
          html={emptyPage}
          css={lookBeforeBuild(preview.site)}
          onDocument={setDocument}
        />
      )}
      {document && <CroppedPictures page={document} />}
      <p className="look-note" role="status">
        {isSent && t`Nothing was sent: forms send only from the published site.`}
      </p>
    </div>
  );
}

/**
 * Does for a click or a key in the frame what the site's script does for visitors.
 * @returns whether the visitor has clicked Send in a form on the shown page
 */
function useVisitorsClicks(
  document: Document | undefined,
  { page, onPage }: Pick<LookFrameProps, "page"> & Pick<Followed, "onPage">,
) {
  const [sentOn, setSentOn] = useState<string>();
  const follow = useEffectEvent((event: MouseEvent) =>
    followLink(event, { onPage, onSend: () => setSentOn(page) }),
  );
  useEffect(() => {
    if (!document) return undefined;
    const click = (event: MouseEvent) => follow(event);
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !closeMenu(document)) leaveDialog(document);
    };
    document.addEventListener("click", click);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", press);
    };
  }, [document]);
  return sentOn === page;
}

function goToSection(document: Document, section: RefObject<string | undefined>): void {
  if (section.current !== undefined) document.getElementById(section.current)?.scrollIntoView();
  section.current = undefined;
}

/** Escape closes the dialog that the frame may be in: browsers only do so if the focus is outside the frame. */
function leaveDialog({ defaultView }: Document): void {
  defaultView?.frameElement?.closest("dialog")?.close();
}

const emptyPage = frameDocument({
  language: "en",
  title: "Page",
  styles: [siteStyles],
  head: `<meta name="viewport" content="width=device-width">`,
});
