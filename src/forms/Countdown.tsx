// How much room is left in a message that is nearly too long: shown at once, spoken when the typing pauses.
import { useEffect, useState } from "react";

export function Countdown({ id, words }: { id: string; words: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSpoken, 1000, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <p className="field-help" id={id}>
        {words}
      </p>
      <p className="form-status" role="status">
        {spoken}
      </p>
    </>
  );
}
