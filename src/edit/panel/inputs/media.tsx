// Shows a picture or file in the panel; a click or a dropped file changes it.
import { useState, type ReactElement } from "react";
import { isFields, type Json } from "../../../content/model/json.ts";
import { isPictureKind, kindByName } from "../../../content/check/media-files.ts";
import type { Node } from "../../../content/schema/read-schema.ts";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { replaceMedia, type ChosenMedia } from "../../operations/media/chosen-media.ts";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { ChosenButton } from "./ChosenButton.tsx";
import { inputKind, type InputProps } from "./input-kind.tsx";
import type { MediaOptions } from "./MediaDialog.tsx";
import { SmallPicture } from "./SmallPicture.tsx";
import { dialogLater, loadedLater } from "../../ui/loaded-later.tsx";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

const FieldMediaDialog = dialogLater(
  async () => (await import("./FieldMediaDialog.tsx")).FieldMediaDialog,
);
const CropButton = loadedLater(async () => (await import("./crop/CropButton.tsx")).CropButton);

export const media = inputKind({ accepts, Input: MediaInput });

function accepts({ schema: { kinds, tsType } }: Node): MediaOptions | undefined {
  return kinds && { kinds, canBeAddress: tsType === "PictureAddress" };
}

function MediaInput(props: InputProps<MediaOptions>): ReactElement {
  const vocabulary = useVocabulary();
  const { options, value, path, isNeeded, attributes } = props;
  const { write, valueAt } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>();
  const current = typeof value === "string" ? value : "";
  const picture = path.slice(0, -1);
  const close = () => {
    setIsOpen(false);
    setDropped(undefined);
  };
  const choose = (chosen: ChosenMedia | undefined) => {
    const fields = valueAt(picture);
    if (chosen && isFields(fields) && "alt" in fields) {
      // Cast: it was read from JSON.
      write(picture, replaceMedia(vocabulary, fields as Record<string, Json>, chosen));
      // A different picture needs a new description.
      return focusField([...picture, "alt"]);
    }
    write(path, chosen?.src);
    focusField(path);
  };
  return (
    <>
      <FileDrop
        onFiles={(files) => {
          setDropped(files);
          setIsOpen(true);
        }}
      >
        <ChosenButton
          attributes={attributes}
          picture={
            current !== "" &&
            isPictureKind(kindByName(current)) && <SmallPicture src={current} path={picture} />
          }
          name={nameIn(vocabulary, current)}
          onOpen={() => setIsOpen(true)}
        />
      </FileDrop>
      {current !== "" && (
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {options.kinds.every(isPictureKind) ? t`Change picture` : t`Change file`}
        </button>
      )}
      {options.canBeAddress && <CropButton path={picture} src={current} />}
      {isOpen && (
        <FieldMediaDialog
          path={path}
          options={options}
          current={current}
          isNeeded={isNeeded}
          dropped={dropped}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

function nameIn(vocabulary: Vocabulary, address: string): string {
  if (address === "") return t`Choose…`;
  if (vocabulary.isSampleText(address)) return t`Sample photo`;
  return address.replace(/^media\//, "").replace(/^https:\/\//, "");
}
