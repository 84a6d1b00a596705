// Finds an icon by a word and chooses it from a grid.
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from "react";
import type { Icons } from "../../../content/model/input.ts";
import { IconShapes } from "../../../blocks/IconShapes.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { findIcons, iconNamed, siteIconsFirst } from "../../operations/find-icons.ts";
import { readIconNames, type NamedIcon } from "../../operations/icon-names.ts";
import { useFiles } from "../../screen/use-session.ts";
import { focusTiles, Tiles } from "../../ui/Tiles.tsx";
import { t } from "../../../words/t.ts";
import { counted } from "../../../words/counted.ts";

/** How many are drawn at first: a few screens full. */
const shownAtOnce = 120;

interface IconDialogProps {
  /** @throws with a message for the person if they can't be loaded */
  allIcons: () => Promise<Icons>;
  current: string;
  isNeeded: boolean;
  /** Undefined for no icon. */
  onChoose: (name: string | undefined) => void;
  onClose: () => void;
}

export function IconDialog(props: IconDialogProps): ReactElement {
  const { allIcons, current, isNeeded, onChoose, onClose } = props;
  const files = useFiles();
  const { all, failure, load } = useIcons(allIcons);
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(shownAtOnce);
  const searchId = useId();
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The dialog is open by then.
  useEffect(() => search.current?.focus(), []);
  const searchedFor = useDeferredValue(query);
  const now = iconNamed(all, current);
  const sorted = useMemo(() => siteIconsFirst(all, files, now), [all, files, now]);
  const found = useMemo(() => findIcons(sorted, searchedFor), [sorted, searchedFor]);
  return (
    <Dialog title={t`Choose an icon`} onClose={onClose}>
      <div ref={body}>
        <div className="chooser-head">
          <label htmlFor={searchId}>{t`Search, for example phone, heart or money`}</label>
          <input
            id={searchId}
            ref={search}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setLimit(shownAtOnce);
            }}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              focusTiles(body.current);
            }}
          />
          {!isNeeded && current !== "" && (
            <button type="button" onClick={() => onChoose(undefined)}>{t`Use no icon`}</button>
          )}
        </div>
        <p role="status" className="quiet">
          {failure ?? (all.length > 0 ? resultCount(found.length, searchedFor) : t`Loading…`)}
        </p>
        {failure && <TryAgain onClick={load} />}
        <Tiles
          label={t`Icons`}
          variant="icons"
          tiles={found.slice(0, limit).map(tileOf)}
          current={now?.name}
          onChoose={onChoose}
        />
        {found.length > limit && (
          <button
            type="button"
            className="more"
            onClick={() => setLimit(limit + 2 * shownAtOnce)}
          >{t`Show more`}</button>
        )}
      </div>
    </Dialog>
  );
}

/** @returns the icons once they are loaded, or why they aren't, and a function that tries again */
function useIcons(allIcons: IconDialogProps["allIcons"]) {
  const [loaded, setLoaded] = useState<{ all: readonly NamedIcon[]; failure?: string }>(none);
  const load = useCallback(
    () =>
      void readIconNames(allIcons).then(
        (all) => setLoaded({ all }),
        ({ message }: Error) => setLoaded({ ...none, failure: message }),
      ),
    [allIcons],
  );
  useEffect(load, [load]);
  return { ...loaded, load };
}

const none = { all: [] };

function tileOf({ name, icon }: NamedIcon) {
  const content = (
    <>
      <IconShapes icon={icon} />
      <span>{name.replaceAll("-", " ")}</span>
    </>
  );
  return { name, content };
}

function resultCount(count: number, query: string): string {
  const icons = counted(count, "icon");
  if (query.trim() === "") return icons;
  return count > 0 ? t`${icons} for “${query}”` : t`No icons for “${query}”. Try another word.`;
}
