// The one place that talks to the mail service, EmailJS.
import { allowLibrary } from "./allow-library.ts";

/** Whose account sends, through which template, and where the service answers. */
export interface Mail {
  /** Without a path; empty means the page's own host. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/**
 * "refused" is a message that was certainly not sent, "unconfirmed" one that may have been; "offline" one that nobody
 * answered while the browser has no connection. `reason` is for the console: it may quote the server and must not reach
 * the page.
 */
type SendResult =
  { outcome: "delivered" } | { outcome: "refused" | "unconfirmed" | "offline"; reason: string };

let library: Promise<typeof import("@emailjs/browser")> | undefined;

/**
 * Fetches EmailJS ahead of the press of Send, so that neither a tunnel nor a new release, which replaces every
 * file, can come between a form that is there and its message. Never rejects: sending tries again.
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

/** Sends one message with one POST. Never rejects, but may never resolve either: the library waits for ever. */
export async function send(mail: Mail, parameters: Record<string, string>): Promise<SendResult> {
  let emailjs;
  try {
    emailjs = await importLibrary();
  } catch (error) {
    return unanswered("refused", `EmailJS could not be loaded: ${String(error)}`);
  }
  try {
    // @emailjs/browser 4.4.1 heeds an origin only here; one given to send() is ignored.
    emailjs.init({ publicKey: mail.publicKey, origin: mail.origin || location.origin });
    return judge(await emailjs.send(mail.serviceId, mail.templateId, parameters));
  } catch (error) {
    return judge(error);
  }
}

/** The library's answers and rejections alike: `{ status, text }`, a string, or an error. */
function judge(answer: unknown): SendResult {
  if (typeof answer === "object" && answer && "status" in answer && "text" in answer) {
    const { status, text } = answer;
    if (status === 200 || text === "OK") return { outcome: "delivered" };
    // What fails on the service's side (5xx), or behind it, can fail after the mail has left.
    const isRefusal = typeof status === "number" && status >= 400 && status < 500;
    return { outcome: isRefusal ? "refused" : "unconfirmed", reason: `${status} ${text}` };
  }
  // The library rejects with a string before it sends anything, the browser with an error when no answer came.
  if (typeof answer === "string") return { outcome: "refused", reason: answer };
  return unanswered("unconfirmed", String(answer));
}

/** Only now is the browser asked: it can take itself for offline where a message gets through. */
function unanswered(outcome: "refused" | "unconfirmed", reason: string): SendResult {
  return { outcome: navigator.onLine ? outcome : "offline", reason };
}
