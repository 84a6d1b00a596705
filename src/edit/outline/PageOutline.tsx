// The page's blocks in order: select, move or add one.
import { useEffect, useRef, type ReactElement } from "react";
import { factsIn } from "../model/read-facts.ts";
import { isDraft } from "../../content/model/draft.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Facts } from "../../content/model/symbols.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { move, useArranging } from "../screen/arrange.ts";
import { useEditing } from "../screen/editing-context.ts";
import { fileValue } from "../model/read-json.ts";
import { goToFields, isFromKeyboard } from "../ui/regions.ts";
import { useFiles, useSession } from "../screen/use-session.ts";
import { valueTitle } from "../schema/node-at.ts";
import { isPageSetting } from "../schema/page-settings.ts";
import type { Row } from "../ui/row.ts";
import { Rows } from "../ui/Rows.tsx";
import { shownName } from "../schema/shown-name.ts";
import { t } from "../../words/t.ts";

interface PageOutlineProps {
  file: string;
  selected: Path;
  onSelect: (path: Path) => void;
}

/** The path to a page's blocks. */
const into = ["blocks"];

export function PageOutline(props: PageOutlineProps): ReactElement {
  const { file, selected, onSelect } = props;
  const session = useSession();
  const files = useFiles();
  const { openGallery, showPanel } = useEditing();
  const arranging = useArranging();
  const page = fileValue(files, file);
  const held = valueAt(page, into);
  const blocks: readonly unknown[] = Array.isArray(held) ? held : [];
  const at = selected[0] === "blocks" ? Number(selected[1]) : undefined;
  const facts = factsIn(files);
  const section = useRef<HTMLElement>(null);
  const lastFile = useRef(file);
  useEffect(() => {
    if (lastFile.current === file) return;
    lastFile.current = file;
    // The blocks of another page are in view, wherever the list was scrolled to.
    const sidebar = section.current?.closest(".outline");
    if (sidebar && at === undefined) sidebar.scrollTop = 0;
  }, [file, at]);
  return (
    <section aria-labelledby="outline" ref={section}>
      <h2 id="outline">{t`On this page`}</h2>
      <button
        type="button"
        className="list-button"
        aria-current={isPageSetting(file, selected) || undefined}
        onClick={(event) => {
          onSelect(["title"]);
          showPanel(true);
          if (isFromKeyboard(event)) goToFields();
        }}
      >
        {t`Page settings`}
        <small>{isDraft(page) ? t`title, language, draft` : t`title, language`}</small>
      </button>
      {blocks.length > 0 && (
        <Rows
          // Starts from the first row when the page changes.
          key={file}
          label={t`Blocks on this page`}
          rows={blocks.map((block) => rowOf(block, session.vocabulary.block, facts))}
          current={at}
          onSelect={(index) => onSelect([...into, index])}
          onMove={(from, to) => move(arranging, { file, path: [...into, from] }, to)}
        />
      )}
      <button
        type="button"
        className="add-block"
        aria-haspopup="dialog"
        disabled={page === undefined}
        onClick={() => openGallery(at === undefined ? blocks.length : at + 1)}
      >{t`Add block`}</button>
    </section>
  );
}

function rowOf(block: unknown, node: Node, facts: Facts): Row {
  const name = shownName(block, facts);
  const kind = valueTitle(node, block) ?? t`Block`;
  return {
    // Without words of its own, it is called by its kind alone.
    name: name ?? kind,
    kind: name === undefined ? undefined : kind,
    isHidden: isFields(block) && block["hidden"] === true,
  };
}
