// Shows one line of contact information, as a link if a device can use it, such as a phone number.
import type { ReactElement } from "react";
import { contactHref } from "../content/text/contact-link.ts";
import type { ContactPoint } from "../content/model/site.ts";

export function ContactLine({
  kind,
  line,
}: {
  kind: ContactPoint["kind"];
  line: string;
}): ReactElement {
  const href = contactHref(kind, line);
  return href === undefined ? <>{line}</> : <a href={href}>{line}</a>;
}
