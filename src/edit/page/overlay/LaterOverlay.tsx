// What nobody needs with the first click: what the page listens to, its notes, and the buttons between its blocks.
import type { ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { DayNotes } from "../draw/DayNotes.tsx";
import { FactKeys } from "../input/FactKeys.tsx";
import { FieldClicks } from "../input/FieldClicks.tsx";
import { FileDrops } from "../input/FileDrops.tsx";
import { ItemKeys } from "../input/ItemKeys.tsx";
import { KeptInView } from "../input/KeptInView.tsx";
import { SampleTexts } from "../input/SampleTexts.tsx";
import { BlockGaps } from "./BlockGaps.tsx";
import type { ToolsSize } from "./tools-position.ts";

interface LaterOverlayProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  scale: number;
  selected: Location | undefined;
  /** Of its tools. */
  toolsSize: ToolsSize;
}

export function LaterOverlay(props: LaterOverlayProps): ReactElement {
  const { page, file, selected } = props;
  return (
    <>
      <DayNotes page={page} />
      <FactKeys page={page} />
      <FieldClicks page={page} />
      <FileDrops page={page} />
      <ItemKeys page={page} file={file} selected={selected} />
      <KeptInView page={page} />
      <SampleTexts page={page} />
      <BlockGaps {...props} />
    </>
  );
}
