// A picture as its field shows it: the part that visitors see.
import type { ReactElement } from "react";
import { isFramed } from "../../schema/framed-pictures.ts";
import { samplePhotoFor } from "../../../content/resolve/sample-photo.ts";
import type { Path } from "../../../content/model/path.ts";
import { seenArea } from "../../operations/media/cut.ts";
import { PicturePart } from "../../ui/PicturePart.tsx";
import { usePanel } from "../../screen/panel-context.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";

interface SmallPictureProps {
  src: string;
  /** Of the picture's fields. */
  path: Path;
}

export function SmallPicture({ src, path }: SmallPictureProps): ReactElement {
  const vocabulary = useVocabulary();
  const { beside, valueAt } = usePanel();
  const address = beside.media.get(src) ?? samplePhotoFor(src, vocabulary) ?? src;
  const photo = beside.measured?.get(src);
  const part = photo && seenArea(valueAt(path), photo, isFramed(vocabulary, valueAt([]), path));
  const { width, height } = photo ?? {};
  if (!part || width === undefined || height === undefined) return <img src={address} alt="" />;
  return <PicturePart address={address} size={{ width, height }} part={part} />;
}
