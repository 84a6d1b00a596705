// Buttons for optional fields that aren't there yet, so that the panel shows only the ones in use.
import { useState, type ReactElement } from "react";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Say } from "../../content/translations/translation.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { weekdays } from "../../content/text/week.ts";
import { replaceMedia } from "../operations/media/chosen-media.ts";
import { languageAt } from "../operations/sample-language.ts";
import { ownSample } from "../operations/own-sample.ts";
import { useFiles } from "../screen/use-session.ts";
import type { MediaOptions } from "./inputs/MediaDialog.tsx";
import { media } from "./inputs/media.tsx";
import { askedFile, withFile, type AskedFile } from "../schema/asked-file.ts";
import { helpOf } from "../schema/help.ts";
import { structureOf } from "../schema/structure.ts";
import { focusField } from "../ui/focus-field.ts";
import { dialogLater } from "../ui/loaded-later.tsx";
import { usePanel } from "../screen/panel-context.ts";
import { emptyValue, samplesOf } from "../schema/samples.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";
import { inSentence } from "../../words/in-sentence.ts";

const PanelMediaDialog = dialogLater(
  async () => (await import("./inputs/PanelMediaDialog.tsx")).PanelMediaDialog,
);

const FileDialog = dialogLater(async () => (await import("./inputs/FileDialog.tsx")).FileDialog);

interface AddFieldsProps {
  fields: readonly (readonly [name: string, node: Node])[];
  /** Of the object that gets the fields. */
  path: Path;
  /** Shows an empty field to fill in. */
  onOpen?: (name: string) => void;
}

export function AddFields({ fields, path, onOpen }: AddFieldsProps): ReactElement | null {
  const { file, write, select } = usePanel();
  const files = useFiles();
  const vocabulary = useVocabulary();
  const language = languageAt(files, { file, path });
  const say = vocabulary.translations.say(language);
  const [choosing, setChoosing] = useState<{ name: string; node: Node; options: MediaOptions }>();
  const [needed, setNeeded] = useState<NeededFile>();
  const add = (name: string, node: Node) => {
    const options = mediaIn(node);
    if (options) return setChoosing({ name, node, options });
    const start = startOf(node, say);
    const value = start && ownSample(vocabulary, files, node, start, language);
    const asked = value !== undefined && askedFile(node, value);
    if (asked) return setNeeded({ ...asked, into: [...path, name], value });
    if (value !== undefined) write([...path, name], value);
    onOpen?.(name);
    const isItem = Array.isArray(value) && isFields(value[0]);
    const added = isItem ? [...path, name, 0] : [...path, name];
    // Only the selected item shows its fields.
    if (isItem) select(added);
    focusField(added);
  };
  if (fields.length === 0) return null;
  return (
    <div className="add-fields">
      {fields.map(([name, node]) => (
        <button
          key={name}
          type="button"
          title={helpOf(node.schema)}
          onClick={() => add(name, node)}
        >{t`Add ${amongWords(node.schema.title ?? name)}`}</button>
      ))}
      {choosing && (
        <PanelMediaDialog
          options={choosing.options}
          current=""
          isNeeded
          onChoose={(chosen) => {
            if (!chosen) return;
            const { name, node } = choosing;
            const empty = emptyValue(node, say);
            // Cast: values from JSON are JSON.
            const fieldsOf = (isFields(empty) ? empty : {}) as Record<string, Json>;
            write([...path, name], replaceMedia(vocabulary, fieldsOf, chosen));
            focusField([...path, name, "alt" in fieldsOf ? "alt" : "src"]);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {needed && <FileQuestion needed={needed} onClose={() => setNeeded(undefined)} />}
    </div>
  );
}

interface NeededFile extends AskedFile {
  /** Where the value belongs that has the file. */
  into: Path;
  value: Json;
}

function FileQuestion(props: { needed: NeededFile; onClose: () => void }): ReactElement {
  const { into, value, path, kinds } = props.needed;
  const { write } = usePanel();
  const add = (file: string) => {
    write(into, withFile(value, path, file));
    focusField(into);
  };
  return <FileDialog kinds={kinds} onChoose={add} onClose={props.onClose} />;
}

/** In lowercase, except for the days of the week. */
function amongWords(title: string): string {
  return weekdays.some((day) => day === title.toLowerCase()) ? title : inSentence(title);
}

/** The files that can be chosen, for objects that need one. */
export function mediaIn(node: Node): MediaOptions | undefined {
  const structure = structureOf(node, undefined);
  if (structure.is !== "fields" || !node.schema.required?.includes("src")) return undefined;
  const source = structure.fields.find(([name]) => name === "src")?.[1];
  return source && media.inputFor(source)?.options;
}

/** The first value of a new field; undefined for fields that start empty. */
function startOf(node: Node, say: Say): Json | undefined {
  const structure = structureOf(node, undefined);
  if (structure.is === "fields") return samplesOf(node, say)[0]?.value;
  if (structure.is !== "list") return undefined;
  const first = samplesOf(structure.items, say)[0]?.value;
  // An empty text would be an error before anything is typed.
  return first === undefined || first === "" ? undefined : [first];
}
