// The address of a website. Adds https:// to addresses such as `www.practice.example`, which browsers would reject.
import { line } from "./line.tsx";

export const url = line(500, (input) => {
  const complete = () => {
    if (!/^\s*[^\s:/]+\.\S/.test(input.value)) return;
    input.value = `https://${input.value.trim()}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // A native listener, because React's onChange fires for every letter, and its onBlur doesn't fire before Enter submits.
  input.addEventListener("change", complete);
  return () => input.removeEventListener("change", complete);
});
