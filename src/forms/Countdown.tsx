// Shows how many characters are left in a message that is almost too long, or how many are too many. Screen readers
// announce it when the typing pauses.
import { useEffect, useState } from "react";
import { SiteWords } from "../components/SiteWords.tsx";

interface Props {
  id: string;
  words: string;
  /** True if the message is too long. */
  isOver: boolean;
}

export function Countdown({ id, words, isOver }: Props) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSpoken, 1000, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <p className={isOver ? "field-error" : "field-help"} id={id}>
        <SiteWords>{words}</SiteWords>
      </p>
      <p className="form-status" role="status">
        <SiteWords>{spoken}</SiteWords>
      </p>
    </>
  );
}
