// The one place that talks to the mail service, EmailJS.

/** Whose account sends, through which template, and where the service answers. */
export interface Mail {
  /** Without a path; empty means the page's own host. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** `reason` is for the console: it may quote the server and must not reach the page. */
export type SendResult = { ok: true } | { ok: false; reason: string };

/** The library itself waits for ever. */
const timeLimit = 20_000;

/** Sends one message. Never throws: whatever goes wrong, within 20 seconds, is a result. */
export async function send(mail: Mail, parameters: Record<string, string>): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<SendResult>((resolve) => {
    timer = setTimeout(resolve, timeLimit, {
      ok: false,
      reason: `no answer within ${timeLimit / 1000} seconds`,
    });
  });
  const result = await Promise.race([post(mail, parameters).then(judge, judge), tooLate]);
  clearTimeout(timer);
  return result;
}

async function post(mail: Mail, parameters: Record<string, string>): Promise<unknown> {
  hideForbiddenStorage();
  const emailjs = await import("@emailjs/browser");
  // @emailjs/browser 4.4.1 heeds an origin only here; one given to send() is ignored.
  emailjs.init({ publicKey: mail.publicKey, origin: mail.origin || location.origin });
  return emailjs.send(mail.serviceId, mail.templateId, parameters);
}

/** The library's answers and rejections alike: `{ status, text }`, a string, or an error. */
function judge(outcome: unknown): SendResult {
  if (typeof outcome === "object" && outcome && "status" in outcome && "text" in outcome) {
    if (outcome.status === 200 || outcome.text === "OK") return { ok: true };
    return { ok: false, reason: `${outcome.status} ${outcome.text}` };
  }
  return { ok: false, reason: String(outcome) };
}

/** Where a visitor blocks site data, merely naming localStorage throws, and the library names it when imported. */
function hideForbiddenStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
  }
}
