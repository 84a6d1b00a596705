// The items of a list: move, add, and edit the selected one.
import { useId, useState, type ComponentType, type ReactElement } from "react";
import { factsIn } from "../model/read-facts.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import { inputFor } from "./inputs/input-kinds.ts";
import { useItemKey } from "./use-item-key.ts";
import { useLeavingList } from "./use-leaving-list.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { move, useArranging } from "../screen/arrange.ts";
import { useFiles } from "../screen/use-session.ts";
import { languageOfItem } from "../operations/language-name.ts";
import { languageAt } from "../operations/sample-language.ts";
import { fullMessage } from "../operations/full-list.ts";
import { ownSample } from "../operations/own-sample.ts";
import { shownDaysOf } from "../operations/shown-days.ts";
import { headingAbove } from "../operations/table-at.ts";
import { withUniqueNames } from "../operations/own-names.ts";
import { isWithin } from "../model/location.ts";
import { pictureList } from "../operations/media/picture-list.ts";
import { FileDrop } from "../ui/FileDrop.tsx";
import { loadedLater } from "../ui/loaded-later.tsx";
import { AddChoice } from "./questions/AddChoice.tsx";
import { AddQuestion } from "./questions/AddQuestion.tsx";
import { focusField } from "../ui/focus-field.ts";
import { ItemTools } from "../screen/ItemTools.tsx";
import { helpOf, helpOfGroup } from "../schema/help.ts";
import { layoutAround } from "../schema/layout-around.ts";
import { valueTitle } from "../schema/node-at.ts";
import { usePanel, type FieldProps } from "../screen/panel-context.ts";
import { Rows } from "../ui/Rows.tsx";
import { samplesOf } from "../schema/samples.ts";
import { sampleItems, sampleLike } from "../schema/sample-like.ts";
import { shownName } from "../schema/shown-name.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";
import { rowLike } from "../schema/row-like.ts";

const SameHours = loadedLater(async () => (await import("./SameHours.tsx")).SameHours);
const MenuOrder = loadedLater(async () => (await import("./MenuOrder.tsx")).MenuOrder);
const OtherSites = loadedLater(
  async () => (await import("./other-sites/OtherSites.tsx")).OtherSites,
);
const AddPictures = loadedLater(async () => (await import("./AddPictures.tsx")).AddPictures);
const QuestionInEmail = loadedLater(
  async () => (await import("./questions/QuestionInEmail.tsx")).QuestionInEmail,
);

const question = "blocks/form.schema.json#field";

/** How to add items that don't start from a sample, by the definition of the item or the list. */
const adding: Partial<Record<string, ComponentType<AddItemProps>>> = {
  [question]: AddQuestion,
  "blocks/form.schema.json#choices": AddChoice,
};

export function ListView({
  node,
  value,
  path,
  title = node.schema.title ?? "",
  items,
}: FieldProps & { items: Node }): ReactElement {
  const vocabulary = useVocabulary();
  const id = useId();
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  const Add = adding[items.definition ?? node.definition ?? ""] ?? AddItem;
  const props = { node: items, held, path, title };
  const { file, valueAt } = usePanel();
  const full = fullMessage(vocabulary, file, valueAt([]), path);
  const [dropped, setDropped] = useState<readonly File[]>();
  const pictures = pictureList(vocabulary, file, valueAt([]), path);
  const leaving = useLeavingList(path, inputFor(items)?.kind.isText === true);
  const help = held.some(isFields) ? helpOfGroup(node.schema, path) : helpOf(node.schema);
  const content = (
    <>
      {held.some(isFields) ? <Items {...props} /> : <Words {...props} />}
      {full === undefined ? (
        <Add node={items} list={value} path={path} count={held.length} />
      ) : (
        <p className="hint">{full}</p>
      )}
      {node.schema.isLikeMenu === true && <MenuOrder path={path} />}
      {node.schema.isOtherSites === true && <OtherSites />}
    </>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="fields list"
      data-pointer={pointer(path)}
      {...leaving}
    >
      <h3 id={id}>{title}</h3>
      {help !== undefined && <p className="hint">{help}</p>}
      {pictures && full === undefined ? (
        <FileDrop takesPaste={false} onFiles={setDropped}>
          {content}
          <AddPictures
            list={pictures}
            node={items}
            count={held.length}
            dropped={dropped}
            onClose={() => setDropped(undefined)}
          />
        </FileDrop>
      ) : (
        content
      )}
    </div>
  );
}

interface ItemsProps {
  node: Node;
  held: readonly unknown[];
  /** Of the list. */
  path: Path;
  title: string;
}

/** Items with several fields: a row for each, and below them the fields of the selected one. */
function Items({ node, held, path, title }: ItemsProps): ReactElement {
  const vocabulary = useVocabulary();
  const { file, select, selected, valueAt, Field } = usePanel();
  const files = useFiles();
  const arranging = useArranging();
  const at = isWithin(selected, path) ? Number(selected[path.length] ?? -1) : -1;
  const own = [...path, at];
  const key = useItemKey(own, held);
  const facts = factsIn(files);
  const [now] = useState(() => new Date());
  const layout = layoutAround(vocabulary, file, valueAt([]), path);
  // When visitors see something is optional.
  const isAboutDays = node.schema.required?.includes("from") ?? false;
  const days = held.map((item) => shownDaysOf(files, item, { layout, isAboutDays }, now));
  const rows = held.map((item, index) => ({
    name:
      shownName(item, facts) ??
      languageOfItem(item) ??
      `${valueTitle(node, item) ?? t`Item`} ${index + 1}`,
    isHidden: isFields(item) && item["hidden"] === true,
    days: days[index]?.is,
  }));
  return (
    <>
      {held.length > 0 && (
        <Rows
          label={title}
          rows={rows}
          current={at in held ? at : undefined}
          onSelect={(index) => select([...path, index])}
          onMove={(from, to) => move(arranging, { file, path: [...path, from] }, to)}
        />
      )}
      {at in held && (
        <div
          className="open-item"
          data-pointer={pointer(own)}
          data-selected={pointer(own) === pointer(selected) || undefined}
        >
          <ItemTools location={{ file, path: own }} />
          {days[at] && <p className="hint">{days[at].words}</p>}
          <Field key={key} node={node} value={held[at]} path={own} isNeeded />
          {node.definition === question && <QuestionInEmail location={{ file, path: own }} />}
        </div>
      )}
    </>
  );
}

/** Items that are plain texts, such as a row's cells, which are called as their columns. */
function Words({ node, held, path }: ItemsProps): ReactElement {
  const vocabulary = useVocabulary();
  const { file, selected, valueAt, Field } = usePanel();
  const facts = factsIn(useFiles());
  const titleOf = (index: number) => {
    const heading = headingAbove(vocabulary, file, valueAt([]), [...path, index]);
    return heading === undefined
      ? `${node.schema.title ?? t`Item`} ${index + 1}`
      : fillFacts(heading, facts).text;
  };
  const at = isWithin(selected, path) ? selected[path.length] : undefined;
  const location = typeof at === "number" && at in held && { file, path: [...path, at] };
  return (
    <>
      <ol className="items">
        {held.map((item, index) => (
          <li key={index}>
            <Field
              node={node}
              value={item}
              path={[...path, index]}
              title={titleOf(index)}
              isNeeded
            />
          </li>
        ))}
      </ol>
      {location && <ItemTools location={location} />}
    </>
  );
}

interface AddItemProps {
  node: Node;
  list: unknown;
  path: Path;
  count: number;
}

function AddItem({ node, list, path, count }: AddItemProps): ReactElement {
  const { file, change, select, write, valueAt: read } = usePanel();
  const files = useFiles();
  const vocabulary = useVocabulary();
  const root = read([]);
  const language = languageAt(files, { file, path });
  const say = vocabulary.translations.say(language);
  const own = (sample: Json) => ownSample(vocabulary, files, node, sample, language);
  const samples = samplesOf(node, say, layoutAround(vocabulary, file, root, path));
  const like = (value: Json, items: readonly unknown[]) =>
    sampleLike(node, value, say, items, sampleItems(vocabulary, file, root, path, say));
  return (
    <div className="add">
      {samples.map(({ label, description, value }, index) => (
        <button
          key={label}
          type="button"
          title={description}
          onClick={() => {
            if (Array.isArray(list)) {
              // The first sample is the usual one; each of the others was chosen for its shape.
              const shaped = rowLike(index === 0 ? like(value, list) : value, list.at(-1));
              const added = withUniqueNames(own(shaped), list);
              change({ do: "insert", into: path, at: count, value: added });
            } else write(path, [own(value)]);
            select([...path, count]);
            focusField([...path, count]);
          }}
        >{t`Add ${label}`}</button>
      ))}
      {node.schema.isTimes && <SameHours path={path} />}
    </div>
  );
}
