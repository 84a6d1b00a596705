// Decides how the mail service responds to a request: runs the service's checks in the service's order.
import { responses, type EmailjsResponse, type ResponseName } from "./emailjs-responses.ts";
import { readSubmission, type Endpoint, type Submission } from "./submission.ts";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  /** The templates, by the names that forms use. */
  templates: Record<string, { id: string; parameters: string[] }>;
}

export interface MailRequest {
  endpoint: Endpoint;
  method: string;
  contentType: string;
  body: Buffer;
  /** The time in milliseconds, as from Date.now(). */
  now: number;
}

/** State that the service keeps between requests. */
export interface MailState {
  /** The time of the last accepted request with the right public key. */
  lastRequest: number;
}

export interface Mail {
  /** The ISO date when it was accepted. */
  time: string;
  /** The template's name in the site's settings. */
  template: string;
  parameters: Record<string, string>;
  /** Parameters that the template doesn't use, so their text wouldn't reach anyone. */
  unused: string[];
}

const minimumInterval = 1000;
const maximumVariables = 50 * 1024;

/**
 * Returns the service's response to a request, with the mail if it accepts one. Updates `state` with the time of an
 * accepted request.
 */
export async function respondToMail(
  request: MailRequest,
  settings: MailSettings,
  state: MailState,
): Promise<EmailjsResponse & { mail?: Mail }> {
  if (request.method !== "POST") return responses.wrongMethod;
  const submission = await readSubmission(request.endpoint, request.contentType, request.body);
  if (typeof submission === "string") return responses[submission];
  const result = check(submission, request.now, settings, state);
  return typeof result === "string" ? responses[result] : { ...responses.accepted, mail: result };
}

function check(
  { keys, parameters }: Submission,
  now: number,
  settings: MailSettings,
  state: MailState,
): Mail | ResponseName {
  if (!keys.user_id) return "noPublicKey";
  if (!keys.service_id) return "noService";
  if (!keys.template_id) return "noTemplate";
  if (keys.user_id !== settings.publicKey) return "wrongPublicKey";
  if (now - state.lastRequest < minimumInterval) return "tooMany";
  state.lastRequest = now;
  // "default_service" is the documented name for the account's default service.
  if (keys.service_id !== settings.serviceId && keys.service_id !== "default_service") {
    return "wrongService";
  }
  const template = Object.entries(settings.templates).find(([, { id }]) => id === keys.template_id);
  if (!template) return "wrongTemplate";
  // How the service measures the size isn't documented. Requests are JSON, so JSON is measured here.
  if (Buffer.byteLength(JSON.stringify(parameters)) > maximumVariables) return "tooLarge";
  // The recipient is what the template's "To Email" says: on this site always {{to_email}}.
  if (!text(parameters.to_email).trim()) return "noRecipient";
  const [name, { parameters: used }] = template;
  return {
    time: new Date(now).toISOString(),
    template: name,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, value]) => [key, text(value)]),
    ),
    unused: Object.keys(parameters).filter((key) => !used.includes(key)),
  };
}

function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
