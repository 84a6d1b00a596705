// Shows a page as visitors would see it. Links go to the other pages of the same version.
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactElement } from "react";
import type { Preview } from "../../content/compile.ts";
import { colourRule } from "../../document/tokens.ts";
import siteStyles from "../ui/frame-styles.css?url";
import { drawPlainPage } from "../page/draw/draw-page.ts";
import { show } from "../page/draw/show.ts";
import { useScale } from "../page/use-scale.ts";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { frameDocument, listeningSandbox } from "../ui/frame-document.ts";
import { followLink } from "./follow-link.ts";

interface LookFrameProps {
  /** undefined if nothing of the site can be shown. */
  preview: Preview | undefined;
  page: string;
  /** In CSS pixels; shown smaller when there is less room. */
  width: number;
  onPage: (page: string) => void;
}

export function LookFrame({ preview, page, width, onPage }: LookFrameProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, width);
  const [document, setDocument] = useState<Document>();
  const drawn = useMemo(() => preview && drawPlainPage(preview, page), [preview, page]);
  useEffect(() => {
    if (!document || !drawn || !preview) return;
    show(document, document.importNode(drawn, true), preview.site.language, undefined);
  }, [document, drawn, preview]);
  const follow = useEffectEvent((event: MouseEvent) => followLink(event, onPage));
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document?.addEventListener("click", listen);
    return () => document?.removeEventListener("click", listen);
  }, [document]);
  return (
    <div className="stage" ref={stage}>
      {!drawn && (
        <div className="broken-page">
          <p role="status">This page can’t be shown until its problems are fixed.</p>
        </div>
      )}
      {preview && (
        <DrawnFrame
          className="page-frame"
          title="The page in this version"
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          inert={!drawn}
          sandbox={listeningSandbox()}
          html={emptyPage}
          css={colourRule(preview.site.palette)}
          onDocument={setDocument}
        />
      )}
    </div>
  );
}

const emptyPage = frameDocument({
  language: "en",
  title: "Page",
  styles: [siteStyles],
  head: `<meta name="viewport" content="width=device-width">`,
});
