// Chooses a page of the site by its title, for a link also a section of it, and opens it.
import type { ReactElement } from "react";
import { readLinkedPage } from "../../../content/model/linked-page.ts";
import { usePages } from "../../screen/use-pages.ts";
import { loadedLater } from "../../ui/loaded-later.tsx";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { t } from "../../../words/t.ts";

const SectionSelect = loadedLater(
  async () => (await import("../../screen/SectionSelect.tsx")).SectionSelect,
);

const OpenPage = loadedLater(async () => (await import("./OpenLink.tsx")).OpenPage);

interface Options {
  hasSections: boolean;
}

export const page = inputKind<Options>({
  accepts: ({ definition }) =>
    (definition === "parts.schema.json#page" && { hasSections: false }) ||
    (definition === "parts.schema.json#linkedPage" && { hasSections: true }),
  Input: PageInput,
});

function PageInput(props: InputProps<Options>): ReactElement {
  const { value, path, isNeeded, attributes, options } = props;
  const { write, endStep } = usePanel();
  const pages = usePages();
  const linked = typeof value === "string" ? value : "";
  const written: string = readLinkedPage(linked).page;
  const isThere = pages.some(({ name }) => name === written);
  return (
    <>
      <div className="page-input">
        <select
          {...attributes}
          value={written}
          onChange={({ target }) => write(path, target.value === "" ? undefined : target.value)}
          onBlur={endStep}
        >
          {!isThere && written !== "" && <option>{written}</option>}
          {(written === "" || !isNeeded) && <option value="">{t`None`}</option>}
          {pages.map(({ name, title, isDraft }) => (
            <option key={name} value={name}>
              {isDraft ? t`${title} (${name}, draft)` : `${title} (${name})`}
            </option>
          ))}
        </select>
        <OpenPage linked={linked} />
      </div>
      {options.hasSections && isThere && (
        <SectionSelect
          linked={linked}
          onChoose={(next, naming) => write(path, next, naming)}
          onBlur={endStep}
        />
      )}
    </>
  );
}
