// Opens what a button or link goes to, to see if it is right.
import type { ReactElement } from "react";
import { hrefOfFields, useOpenLink } from "../../screen/open-link.ts";
import { t } from "../../../words/t.ts";

/** @param fields of the button or link; a page has its own button */
export function OpenLink({ fields }: { fields: unknown }): ReactElement | null {
  const href = hrefOfFields(fields);
  const open = useOpenLink(href);
  if (!open || href?.startsWith("page:") === true) return null;
  return <button type="button" className="open-link" onClick={open}>{t`Open link`}</button>;
}

/** @param linked the page and the section, as a link to them is written */
export function OpenPage({ linked }: { linked: string }): ReactElement | null {
  const open = useOpenLink(hrefOfFields({ page: linked }));
  if (!open) return null;
  return <button type="button" onClick={open}>{t`Open page`}</button>;
}
