// Buttons between the blocks of the page that add a block there: near the pointer, and around the selected block.
import { useEffect, useState, type CSSProperties, type ReactElement } from "react";
import { isSameJson } from "../../../content/model/json.ts";
import { locationFromKey, locationKey, type Location } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import { shownItem } from "../../screen/page-elements/find-element.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useFiles } from "../../screen/use-session.ts";
import { ToolIcon } from "../../ui/ToolIcon.tsx";
import { gapNear, gapsIn, placeInGap } from "./block-gaps.ts";
import type { Area } from "./free-space.ts";
import { areaOfItsTools, toolsRoom, type ToolsSize } from "./tools-position.ts";
import { whenMoved } from "./when-moved.ts";
import { t } from "../../../words/t.ts";

interface BlockGapsProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  scale: number;
  selected: Location | undefined;
  /** Of its tools. */
  toolsSize: ToolsSize;
}

interface ShownGap {
  at: number;
  style: CSSProperties;
}

/** In the editor's own pixels: how near the pointer must come. */
const reach = 48;

const plus = "M12 5v14M5 12h14";

export function BlockGaps(props: BlockGapsProps): ReactElement {
  const { page, file, scale, selected, toolsSize } = props;
  const { openGallery } = useEditing();
  const files = useFiles();
  const blocks = valueIn(files, { file, path: ["blocks"] });
  const count = Array.isArray(blocks) ? blocks.length : 0;
  const isOnPage = selected?.file === file && selected.path[0] === "blocks";
  const around = isOnPage ? Number(selected.path[1]) : undefined;
  const name = selected && locationKey(selected);
  const gaps = useShownGaps(page, { count, around, name, scale, toolsSize });
  return (
    <>
      {gaps.map(({ at, style }) => (
        <button
          key={at}
          type="button"
          className="block-gap"
          style={style}
          title={t`Add block here`}
          aria-label={at === count ? t`Add block at the end` : t`Add block before block ${at + 1}`}
          aria-haspopup="dialog"
          onClick={() => openGallery(at)}
        >
          <ToolIcon path={plus} size={16} />
        </button>
      ))}
    </>
  );
}

interface GapOptions {
  count: number;
  /** The index of the selected block. */
  around: number | undefined;
  /** Of what is selected. */
  name: string | undefined;
  scale: number;
  toolsSize: ToolsSize;
}

function useShownGaps(
  page: Document,
  { count, around, name, scale, toolsSize }: GapOptions,
): readonly ShownGap[] {
  const [shown, setShown] = useState<readonly ShownGap[]>([]);
  useEffect(() => {
    const view = page.defaultView;
    // Cast: a page is in a frame of this document.
    const frame = view?.frameElement as HTMLElement | null | undefined;
    if (!view || !frame) return undefined;
    const region = frame.closest("main");
    const controller = new AbortController();
    const { signal } = controller;
    let pointed: number | undefined;
    let tools: Area | undefined;
    const show = () => {
      // Measuring has the page laid out, after each key.
      const gaps = pointed === undefined && around === undefined ? [] : gapsIn(page, count);
      const near = pointed === undefined ? undefined : gapNear(gaps, pointed, reach / scale);
      const next = gaps.flatMap((gap): ShownGap[] => {
        const isAround = gap.at === around || gap.at === Number(around) + 1;
        if ((gap !== near && !isAround) || gap.top < 0 || gap.top > view.innerHeight) return [];
        const place = placeInGap(page, gap, scale, tools);
        if (!place || place.top < 0) return [];
        const insetInlineStart = frame.offsetLeft + place.start;
        return [{ at: gap.at, style: { insetBlockStart: place.top, insetInlineStart } }];
      });
      setShown((before) => (isSameJson(before, next) ? before : next));
    };
    const point = (y: number | undefined) => {
      pointed = y;
      show();
    };
    // Not as the pointer moves: the tools stay where they are.
    const measure = () => {
      const item = name === undefined ? undefined : shownItem(page, locationFromKey(name));
      tools = item && areaOfItsTools(item, toolsRoom(frame, scale, toolsSize));
      show();
    };
    page.addEventListener("pointermove", ({ clientY }) => point(clientY), { signal });
    region?.addEventListener("pointerleave", () => point(undefined), { signal });
    const stop = whenMoved(page, measure);
    return () => {
      controller.abort();
      stop();
    };
  }, [page, count, around, name, scale, toolsSize]);
  return shown;
}
