// Shows one line of contact information, as a link if a device can use it, such as a phone number.
import type { ReactElement, ReactNode } from "react";
import { contactHref } from "../content/text/contact-link.ts";
import { directionOf } from "../content/text/direction.ts";
import type { ContactPoint } from "../content/model/site.ts";
import { withEmailBreaks } from "./email-breaks.tsx";

interface ContactLineProps {
  kind: ContactPoint["kind"];
  line: string;
  /** The language around it, such as `en-US`. */
  language: string;
}

export function ContactLine({ kind, line, language }: ContactLineProps): ReactElement {
  const href = contactHref(kind, line);
  const words = <Isolated language={language}>{withEmailBreaks(line)}</Isolated>;
  return href === undefined ? words : <a href={href}>{words}</a>;
}

/** Text with a direction of its own, such as a phone number, in a text that is written from right to left. */
export function Isolated(props: { language: string; children: ReactNode }): ReactElement {
  return directionOf(props.language) === "rtl" ? (
    <bdi>{props.children}</bdi>
  ) : (
    <>{props.children}</>
  );
}
