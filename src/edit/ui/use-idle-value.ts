// A value that changes with each keystroke, as it was when typing last paused.
import { useEffect, useState } from "react";

/** @param time how long it must stay the same, in milliseconds */
export function useSettled<Value>(value: Value, time: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}
