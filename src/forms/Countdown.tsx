// How much room is left in a message that is nearly too long, or how much too long it is: shown at once, spoken when
// the typing pauses.
import { useEffect, useState } from "react";

interface Props {
  id: string;
  words: string;
  /** There is no room left. */
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
        {words}
      </p>
      <p className="form-status" role="status">
        {spoken}
      </p>
    </>
  );
}
