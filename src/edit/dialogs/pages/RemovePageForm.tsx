// The form that removes a page and asks what happens to each link to it.
import { useId, useMemo, useState, type ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { siteFile } from "../../../content/model/input.ts";
import { PageFormActions } from "./PageFormActions.tsx";
import { locationName } from "../../operations/references/location-name.ts";
import { linkReferences, type Reference } from "../../operations/references/references.ts";
import { pageOption, type ListedPage } from "../../operations/pages/page-list.ts";
import { usePages } from "../../screen/use-pages.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import type { PagesViewProps } from "./pages-view.ts";
import { isHomePage } from "../../operations/pages/home-page.ts";
import {
  isRemovable,
  removePage,
  defaultLinkAction,
  type LinkAction,
} from "../../operations/pages/remove-page.ts";
import { t } from "../../../words/t.ts";

interface RemovePageFormProps extends PagesViewProps {
  page: string;
}

export function RemovePageForm(props: RemovePageFormProps): ReactElement {
  const pages = usePages();
  const { page, onView, onClose } = props;
  const session = useSession();
  const files = useFiles();
  const { vocabulary } = session;
  const references = useMemo(
    () => linkReferences(vocabulary, files, page).filter(({ file }) => file !== `${page}.json`),
    [vocabulary, files, page],
  );
  const [actions, setActions] = useState<readonly LinkAction[]>(() =>
    references.map(defaultLinkAction),
  );
  if (isHomePage(files, page)) return <HomePageNotice {...props} />;
  const others = pages.filter(({ name }) => name !== page);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const each = references.map(
          (reference, index) =>
            [reference, actions[index] ?? defaultLinkAction(reference)] as const,
        );
        session.apply(removePage(files, page, each));
        session.announce(hint(t`Removed the page “${page}”. Undo brings it back.`));
        onClose();
      }}
    >
      <p>
        {references.length === 0
          ? t`Nothing links to this page.`
          : t`These links go to this page. Choose what happens to each.`}
      </p>
      {references.map((reference, index) => (
        <LinkField
          key={index}
          label={locationName(vocabulary, files, reference)}
          reference={reference}
          action={actions[index] ?? defaultLinkAction(reference)}
          others={others}
          onAction={(action) => setActions(actions.with(index, action))}
        />
      ))}
      <PageFormActions onView={onView} from={page}>
        <button type="submit" className="primary">{t`Remove page`}</button>
      </PageFormActions>
    </form>
  );
}

function HomePageNotice({ page, onSelect, onView }: RemovePageFormProps): ReactElement {
  return (
    <>
      <p>{t`You can’t remove the home page, because visitors see it first. Choose another home page first.`}</p>
      <PageFormActions onView={onView} from={page}>
        <button
          type="button"
          className="primary"
          onClick={() => onSelect({ file: siteFile, path: ["homePage"] })}
        >{t`Choose another home page`}</button>
      </PageFormActions>
    </>
  );
}

interface LinkFieldProps {
  label: string;
  reference: Reference;
  action: LinkAction;
  others: readonly ListedPage[];
  onAction: (action: LinkAction) => void;
}

function LinkField({ label, reference, action, others, onAction }: LinkFieldProps): ReactElement {
  const id = useId();
  // The space keeps page names apart from the other two values.
  const value = action.is === "redirect" ? `page ${action.page}` : action.is;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const page = /^page (.*)/.exec(target.value)?.[1];
          if (page !== undefined) onAction({ is: "redirect", page });
          else onAction({ is: target.value === "remove" ? "remove" : "keep" });
        }}
      >
        {isRemovable(reference) && <option value="remove">{t`Remove it too`}</option>}
        <option value="keep">{t`Leave it broken for now`}</option>
        {others.map((page) => (
          <option
            key={page.name}
            value={`page ${page.name}`}
          >{t`Link to: ${pageOption(page)}`}</option>
        ))}
      </select>
    </div>
  );
}
