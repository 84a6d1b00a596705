// A value that changes with each keystroke, as it was when typing last paused.
import { useEffect, useState } from "react";

/** @param time how long it must stay the same, in milliseconds */
export function useIdleValue<Value>(value: Value, time: number): Value {
  const [idle, setIdle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return idle;
}
