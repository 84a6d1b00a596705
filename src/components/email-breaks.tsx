// Lets a browser break an email address before its @ or after a dot, and not in the middle of a word.
import { Fragment, type ReactNode } from "react";

/** Before an @, and after each dot of an address. */
const breaks = /(?<=\S)(?=@\S)|(?<=\.)(?=\S*@\S)|(?<=@\S*\.)(?=\S)/;

/** A text as it is shown; its addresses may be broken there if they are too long for their line. */
export function withEmailBreaks(text: string): ReactNode {
  if (!text.includes("@")) return text;
  return text.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
