// Help with a field, where the address of a website is a link.
import type { ReactElement } from "react";
import { t } from "../../words/t.ts";

export function HelpText({ text }: { text: string }): ReactElement {
  // With the group, every second part is an address.
  const parts = text.split(/(\bwww\.[\w.-]*\w)/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a
            key={index}
            href={`https://${part}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t`${part} (opens in a new tab)`}
          >
            {part}
          </a>
        ),
      )}
    </>
  );
}
