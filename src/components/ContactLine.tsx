// One line of a way to reach the company: a link where a device can do something with it.
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
