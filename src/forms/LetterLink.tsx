// Opens the visitor's own email program with the message that is in the form.
import { useLayoutEffect, useRef } from "react";
import { SiteWords } from "../components/SiteWords.tsx";
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
  // Updates the link before it is shown and after each keystroke, because the answers are in the controls and not in React.
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
      <SiteWords>{wording.ownEmail}</SiteWords>
    </a>
  );
}
