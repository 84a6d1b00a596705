// What the page listens to once the editor is on the screen: nobody needs it with the first click.
import type { ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { FactKeys } from "./FactKeys.tsx";
import { FieldClicks } from "./FieldClicks.tsx";
import { FileDrops } from "./FileDrops.tsx";
import { ItemKeys } from "./ItemKeys.tsx";
import { KeptInView } from "./KeptInView.tsx";
import { SampleTexts } from "./SampleTexts.tsx";

interface LaterInputProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  selected: Location | undefined;
}

export function LaterInput({ page, file, selected }: LaterInputProps): ReactElement {
  return (
    <>
      <FactKeys page={page} />
      <FieldClicks page={page} />
      <FileDrops page={page} />
      <ItemKeys page={page} file={file} selected={selected} />
      <KeptInView page={page} />
      <SampleTexts page={page} />
    </>
  );
}
