// Actions: to pages of the site, and to other addresses.
import type { ReactElement } from "react";
import { PageLink } from "../components/PageLink.tsx";
import type { CompiledAction, PageName } from "../content/model/notations.ts";

interface ActionLinkProps {
  action: CompiledAction;
  className: string;
  /** The page that it is shown on. */
  current?: PageName;
}

/** Shows an action, to a page or to another address. */
export function ActionLink({ action, className, current }: ActionLinkProps): ReactElement {
  const { page, href, label } = action;
  if (page !== undefined) {
    return (
      <PageLink page={page} className={className} current={page === current}>
        {label}
      </PageLink>
    );
  }
  return (
    <a className={className} href={href}>
      {label}
    </a>
  );
}

/** `kind` sets its visual weight: at most one `primary` per view, `text` inside an item. */
export function ActionButton(props: {
  action: CompiledAction;
  kind: "primary" | "secondary" | "text";
}): ReactElement {
  const className = { primary: "button primary", secondary: "button", text: "text-action" }[
    props.kind
  ];
  return <ActionLink action={props.action} className={className} />;
}
