// The address of a website: `www.practice.example` is one to everybody but a browser.
import { line } from "./line.tsx";

export const url = line(500, (input) => {
  const complete = () => {
    if (!/^\s*[^\s:/]+\.\S/.test(input.value)) return;
    input.value = `https://${input.value.trim()}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // React's own onChange comes with every letter, and its onBlur not before Enter sends the form.
  input.addEventListener("change", complete);
  return () => input.removeEventListener("change", complete);
});
