// Sends messages through the email service EmailJS. No other file talks to it.
import { allowLibrary } from "../allow-library.ts";
import type { Form } from "../form-answers.ts";
import { fillPlaceholders, type Message } from "../message.ts";

/** The account, the template and the service's address. */
export interface Mail {
  /** The service's origin; empty for the page's own host. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/**
 * "refused": the message was certainly not sent. "unconfirmed": it may have been sent. "offline": there was no response,
 * and the browser has no connection. `reason` is for the console: it may quote the server and must not get into the page.
 */
type SendResult =
  { outcome: "delivered" } | { outcome: "refused" | "unconfirmed" | "offline"; reason: string };

let library: Promise<typeof import("@emailjs/browser")> | undefined;

/**
 * Fetches EmailJS before the visitor clicks Send, so that a lost connection or a new release, which replaces every file,
 * can't stop the message. Never rejects, because sending tries again.
 */
export async function fetchLibrary(): Promise<void> {
  await importLibrary().catch(() => {});
}

function importLibrary() {
  allowLibrary();
  library ??= import("@emailjs/browser").catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** What each parameter of the email template is for this message: content names its fields as it names answers. */
export function templateParameters(
  parameters: Form["parameters"],
  { values, ...whole }: Message,
): Record<string, string> {
  const all = new Map([...values, ...Object.entries(whole)]);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [name, fillPlaceholders(text, all)]),
  );
}

/** Sends one message with one POST. Never rejects, but may never resolve, because the library has no time limit. */
export async function send(
  mail: Mail,
  parameters: Form["parameters"],
  message: Message,
): Promise<SendResult> {
  let emailjs;
  try {
    emailjs = await importLibrary();
  } catch (error) {
    return unanswered("refused", `EmailJS could not be loaded: ${error}`);
  }
  try {
    // @emailjs/browser 4.4.1 uses an origin only from init() and ignores one given to send().
    emailjs.init({ publicKey: mail.publicKey, origin: mail.origin || location.origin });
    const filled = templateParameters(parameters, message);
    return judge(await emailjs.send(mail.serviceId, mail.templateId, filled));
  } catch (error) {
    return judge(error);
  }
}

/** Interprets the library's responses and rejections: `{ status, text }`, a string, or an error. */
function judge(answer: unknown): SendResult {
  if (typeof answer === "object" && answer && "status" in answer && "text" in answer) {
    const { status, text } = answer;
    if (status === 200 || text === "OK") return { outcome: "delivered" };
    // Errors of the service (5xx) can happen after the mail was sent.
    const isRefusal = typeof status === "number" && status >= 400 && status < 500;
    return { outcome: isRefusal ? "refused" : "unconfirmed", reason: `${status} ${text}` };
  }
  // The library rejects with a string before it sends anything. The browser rejects with an error if there was no response.
  if (typeof answer === "string") return { outcome: "refused", reason: answer };
  return unanswered("unconfirmed", `${answer}`);
}

/** Asks the browser only after a failure, because it can report to be offline although messages get through. */
function unanswered(outcome: "refused" | "unconfirmed", reason: string): SendResult {
  return { outcome: navigator.onLine ? outcome : "offline", reason };
}
