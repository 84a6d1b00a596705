// The address of a website. Adds https:// to addresses such as `www.practice.example`, which browsers would reject.
import { addressLine } from "./address-line.ts";

export const url = addressLine(500, (text) =>
  /^\s*[^\s:/]+\.\S/.test(text) ? `https://${text.trim()}` : text,
);
