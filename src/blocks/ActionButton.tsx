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
  const { page, section, href, label } = action;
  if (page !== undefined) {
    return (
      <PageLink page={page} section={section} className={className} current={page === current}>
        {label}
      </PageLink>
    );
  }
  return (
    <a className={className} href={href} data-address={printedAddress(href, label)}>
      {label}
    </a>
  );
}

/** The phone number or email address that paper shows after the label, unless the label has it already. */
function printedAddress(href: string | undefined, label: string): string | undefined {
  const address = /^(?:tel|mailto):(.*)/.exec(href ?? "")?.[1];
  if (address === undefined) return undefined;
  const shown = decodeURIComponent(address);
  const isInLabel = label.includes(shown) || digits(label).includes(digits(shown) || shown);
  return isInLabel ? undefined : shown;
}

const digits = (text: string): string => text.replaceAll(/\D/g, "");

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
