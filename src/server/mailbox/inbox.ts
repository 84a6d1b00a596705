// Prepares the inbox page: fills in the faults, and makes a policy that allows only its own script.
import { readFileSync } from "node:fs";
import { ownFiles } from "../../engine/engine-files.ts";
import { hashSource } from "../../host/policy.ts";
import { faults } from "./faults.ts";
import { ownHeaders } from "../http/exchange.ts";

const choices = faults
  .map(
    ([fault, label]) =>
      `<label><input type="radio" name="fault" value="${fault}"> <span>${label}</span></label>`,
  )
  .join("\n");

/** The inbox: one document with inline style and script. It contains no message, because the script loads them. */
export const inboxPage = readFileSync(ownFiles.inbox, "utf8").replace(
  "<!-- faults -->",
  () => choices,
);

/** The page's headers. The policy is the second line of defense after `textContent`. */
export const inboxHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  ...ownHeaders,
  "Content-Security-Policy":
    `default-src 'none'; connect-src 'self'; img-src data:; style-src ${hash("style")}; ` +
    `script-src ${hash("script")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

function hash(element: "style" | "script"): string {
  const [, content = ""] = inboxPage.split(new RegExp(`</?${element}>`));
  return hashSource(content);
}
