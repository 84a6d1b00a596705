// A group of fields under their names, given by the schema or chosen by the author.
import { useId, useState, type ReactElement } from "react";
import { isFields } from "../../content/model/json.ts";
import { groupBy } from "../../content/model/group.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { weekdays } from "../../content/text/week.ts";
import { AddFields } from "./AddFields.tsx";
import { FoldedFields } from "./FoldedFields.tsx";
import { inputFor } from "./inputs/input-kinds.ts";
import { OneOfView } from "./OneOfView.tsx";
import { usePanel, type FieldProps } from "../screen/panel-context.ts";
import { helpOfGroup } from "../schema/help.ts";
import { layoutAround, suits } from "../schema/layout-around.ts";
import { valueTitle } from "../schema/node-at.ts";
import type { FieldsStructure } from "../schema/structure.ts";
import { HelpText } from "./HelpText.tsx";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";

type NamedNode = readonly [name: string, node: Node];

export function FieldsView(props: FieldProps & { structure: FieldsStructure }): ReactElement {
  const { node, value, path, title = valueTitle(node, value), isNeeded = false, structure } = props;
  const { write, selected } = usePanel();
  const id = useId();
  const held = isFields(value) ? value : undefined;
  const shown = useShown(node, held, structure);
  if (!held && !isNeeded)
    return (
      <div data-pointer={pointer(path)}>
        <AddFields fields={[[String(path.at(-1)), node]]} path={path.slice(0, -1)} />
      </div>
    );
  const help = helpOfGroup(node.schema, path);
  const [always, folded] = byFold(structure.fields);
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={help === undefined ? undefined : `${id}-words`}
      className="fields"
      data-selected={pointer(selected) === pointer(path) || undefined}
    >
      <GroupHead
        {...{ id, title, help }}
        onRemove={isNeeded ? undefined : () => write(path, undefined)}
      />
      {withDaysTogether(always).map((fields) => (
        <FieldsInSight
          key={fields[0]?.[0] ?? ""}
          {...{ node, held, path, title, structure, shown, fields }}
        />
      ))}
      {[...folded].map(([fold, fields]) => (
        <Fold key={fold} name={fold} fields={fields} {...{ node, held, path, shown }} />
      ))}
    </div>
  );
}

interface FieldsInSightProps extends Pick<OneFieldProps, "node" | "held" | "path"> {
  /** The group's. */
  title: string | undefined;
  structure: FieldsStructure;
  shown: ReturnType<typeof useShown>;
  fields: readonly NamedNode[];
}

/** Those that are written, then buttons for the others. */
function FieldsInSight(props: FieldsInSightProps): ReactElement {
  const { node, held, path, title, structure, shown, fields } = props;
  const isOffered = useIsOffered(path);
  const { oneOf } = structure;
  const alternatives = structure.fields.filter(([name]) => oneOf.includes(name));
  return (
    <>
      {fields.map(([name, inner]) =>
        oneOf.includes(name) ? (
          name === oneOf[0] && (
            <OneOfView
              key={name}
              title={node.schema.oneOfTitle ?? t`Choose one`}
              fields={alternatives}
              value={held}
              path={path}
            />
          )
        ) : shown.has(name) ? (
          <OneField key={name} {...{ node, held, path, heading: title }} field={[name, inner]} />
        ) : null,
      )}
      <AddFields
        fields={fields.filter(
          (field) => !oneOf.includes(field[0]) && !shown.has(field[0]) && isOffered(field),
        )}
        path={path}
        onOpen={shown.add}
      />
    </>
  );
}

/** What is after the days of a week, such as special days, comes after those that can be added, too. */
function withDaysTogether(fields: readonly NamedNode[]): (readonly NamedNode[])[] {
  const isDay = ([name]: NamedNode) => weekdays.some((day) => day === name);
  const end = fields.findLastIndex(isDay) + 1;
  return [fields.slice(0, end), fields.slice(end)].filter(({ length }) => length > 0);
}

interface GroupHeadProps {
  id: string;
  title: string | undefined;
  help: string | undefined;
  /** undefined if the group is needed. */
  onRemove: (() => void) | undefined;
}

function GroupHead({ id, title, help, onRemove }: GroupHeadProps): ReactElement {
  return (
    <>
      <div className="fields-head">
        <h3 id={id}>{title}</h3>
        {onRemove && <button type="button" onClick={onRemove}>{t`Remove`}</button>}
      </div>
      {help !== undefined && (
        <p className="hint" id={`${id}-words`}>
          <HelpText text={help} />
        </p>
      )}
    </>
  );
}

/** The fields that are always in sight, and the others by the name of the fold that they are in. */
function byFold(fields: readonly NamedNode[]) {
  const folded = groupBy(
    fields.filter(([, { schema }]) => schema.fold !== undefined),
    ([, { schema }]) => schema.fold ?? "",
  );
  return [fields.filter(([, { schema }]) => schema.fold === undefined), folded] as const;
}

interface FoldProps extends Pick<OneFieldProps, "node" | "held" | "path"> {
  name: string;
  fields: readonly NamedNode[];
  shown: ReturnType<typeof useShown>;
}

function Fold({ name: fold, fields, shown, ...group }: FoldProps): ReactElement {
  const { held, path } = group;
  const isOffered = useIsOffered(path);
  return (
    <FoldedFields name={fold} fields={fields.map(([name]) => [[...path, name], held?.[name]])}>
      {fields.map((field) =>
        shown.has(field[0]) ? <OneField key={field[0]} {...group} field={field} /> : null,
      )}
      <AddFields
        fields={fields.filter((field) => !shown.has(field[0]) && isOffered(field))}
        path={path}
        onOpen={shown.add}
      />
    </FoldedFields>
  );
}

interface OneFieldProps {
  /** Of the group. */
  node: Node;
  held: Record<string, unknown> | undefined;
  path: FieldProps["path"];
  /** The group's, if it is just above. */
  heading?: string | undefined;
  field: NamedNode;
}

function OneField({ node, held, path, heading, field }: OneFieldProps): ReactElement {
  const { Field } = usePanel();
  const [name, inner] = field;
  return (
    <Field
      node={inner}
      value={held?.[name]}
      path={[...path, name]}
      title={inner.schema.title ?? name}
      isNamedAbove={inner.schema.title !== undefined && inner.schema.title === heading}
      isNeeded={node.schema.required?.includes(name) ?? false}
    />
  );
}

/** Which fields are shown: required ones, ones that have had a value, and checkboxes. */
function useShown(
  node: Node,
  held: Record<string, unknown> | undefined,
  structure: FieldsStructure,
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const written = structure.fields.map(([name]) => name).filter((name) => held && name in held);
  const add = (...names: string[]) => setOpened((before) => new Set([...before, ...names]));
  // An emptied field stays, because the author may type more.
  if (written.some((name) => !opened.has(name))) add(...written);
  const has = (name: string) => {
    const inner = structure.fields.find(([each]) => each === name)?.[1];
    return (
      opened.has(name) ||
      written.includes(name) ||
      (node.schema.required?.includes(name) ?? false) ||
      (inner !== undefined && inputFor(inner)?.kind.isCheckbox === true)
    );
  };
  return { has, add: (name: string) => add(name) };
}

/** Whether a field is offered here: it is meant for the layout of the block around it, and no dialog adds it. */
function useIsOffered(path: Path): (field: NamedNode) => boolean {
  const vocabulary = useVocabulary();
  const { file, valueAt } = usePanel();
  const layout = layoutAround(vocabulary, file, valueAt([]), path);
  return ([, { schema }]) => suits(schema, layout) && schema.isAddedByDialog !== true;
}

/** Fields whose names the author has chosen, such as facts. */
export function NamedView({
  node,
  value,
  path,
  title = node.schema.title,
  values,
}: FieldProps & { values: Node }): ReactElement {
  const { Field } = usePanel();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="fields">
      <h3 id={id}>{title}</h3>
      {Object.entries(isFields(value) ? value : {}).map(([name, inner]) => (
        <Field
          key={name}
          node={values}
          value={inner}
          path={[...path, name]}
          title={name}
          isNeeded
        />
      ))}
    </div>
  );
}
