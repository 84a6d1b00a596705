// The Pages dialog: open, add, duplicate, rename, and remove pages.
import { useEffect, useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { Dialog, DialogView } from "../../ui/Dialog.tsx";
import type { Location } from "../../model/location.ts";
import { fileTitle } from "../../operations/references/location-name.ts";
import type { Files } from "../../model/history.ts";
import { usePages } from "../../screen/use-pages.ts";
import { useFiles } from "../../screen/use-session.ts";
import { goToFields } from "../../ui/regions.ts";
import { NewPageForm } from "./NewPageForm.tsx";
import { focusRow, PageRow } from "./PageRow.tsx";
import { RemovePageForm } from "./RemovePageForm.tsx";
import { RenamePageForm } from "./RenamePageForm.tsx";
import type { PagesProps, PagesViewProps, View } from "./pages-view.ts";
import { t } from "../../../words/t.ts";

export function PagesDialog(props: PagesProps): ReactElement {
  const files = useFiles();
  const { onPage, onSelect, onClose } = props;
  const [view, setView] = useState<View>({ is: "list" });
  useEffect(() => {
    if (view.is === "list" && view.from !== undefined) focusRow(view.from);
  }, [view]);
  const parts = {
    ...props,
    onView: setView,
    onPage: (page: string) => {
      onPage(page);
      onClose();
    },
    onSelect: (location: Location) => {
      onSelect(location);
      onClose();
      goToFields();
    },
  };
  return (
    <Dialog title={titleOf(view, files)} onClose={onClose}>
      <DialogView className="pages" key={view.is}>
        <PagesView {...parts} view={view} />
      </DialogView>
    </Dialog>
  );
}

function PagesView({ view, ...props }: PagesViewProps & { view: View }): ReactElement {
  switch (view.is) {
    case "list":
      return <PageList {...props} />;
    case "add":
      return <NewPageForm {...props} />;
    case "copy":
      return <NewPageForm {...props} from={view.page} />;
    case "rename":
      return <RenamePageForm {...props} page={view.page} />;
    case "remove":
      return <RemovePageForm {...props} page={view.page} />;
  }
}

function PageList(props: PagesViewProps): ReactElement {
  const pages = usePages();
  const { onView, onSelect } = props;
  return (
    <>
      <div className="pages-actions">
        <button
          type="button"
          className="primary"
          onClick={() => onView({ is: "add" })}
        >{t`Add page`}</button>
        <button
          type="button"
          onClick={() => onSelect({ file: siteFile, path: ["navigation"] })}
        >{t`Reorder the menu`}</button>
      </div>
      <ul className="items">
        {pages.map((page) => (
          <PageRow key={page.name} {...props} page={page} />
        ))}
      </ul>
    </>
  );
}

function titleOf(view: View, files: Files): string {
  if (view.is === "list") return t`Pages`;
  if (view.is === "add") return t`Add page`;
  const title = fileTitle(files, `${view.page}.json`);
  if (view.is === "copy") return t`Duplicate “${title}”`;
  return view.is === "rename" ? t`Rename “${title}”` : t`Remove “${title}”`;
}
