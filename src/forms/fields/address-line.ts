// A line for an address or a number, which visitors paste with characters that they can't see.
import { withoutUnseen } from "../clean-text.ts";
import { line } from "./line.tsx";

/** @param complete adds what visitors leave out */
export const addressLine = (longest: number, complete = (text: string): string => text) =>
  line(longest, (input) => {
    const tidy = () => {
      const plain = complete(withoutUnseen(input.value));
      if (plain === input.value) return;
      input.value = plain;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    // A native listener, because React's onChange fires for every letter, and its onBlur doesn't fire before Enter submits.
    input.addEventListener("change", tidy);
    return () => input.removeEventListener("change", tidy);
  });
