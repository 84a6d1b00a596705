// What changes with each keystroke, as it is once nobody types.
import { useEffect, useState } from "react";

/** @param time for how long it must have stayed the same, in milliseconds */
export function useSettled<Value>(value: Value, time: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}
