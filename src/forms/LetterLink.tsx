// Opens the visitor's own e-mail program with the message as it stands in the form.
import { useLayoutEffect, useRef } from "react";
import { contactHref } from "../content/text/contact-link.ts";
import type { Site } from "../content/model/site.ts";
import { letterAddress, type Letter } from "./letter.ts";

interface Props {
  recipient: string;
  wording: Site["wording"]["forms"];
  letter: () => Letter;
}

export function LetterLink({ recipient, wording, letter }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  // Before the link is shown, and on every letter, because the answers are the controls' and not React's.
  useLayoutEffect(() => {
    const link = ref.current;
    const form = link?.closest("form");
    const update = () => {
      if (link) link.href = letterAddress(letter(), wording.shortened);
    };
    update();
    form?.addEventListener("input", update);
    return () => form?.removeEventListener("input", update);
  });
  return (
    <a className="button" href={contactHref("email", recipient)} ref={ref}>
      {wording.ownEmail}
    </a>
  );
}
