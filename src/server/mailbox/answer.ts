// Decides what the mail service says to a request: its checks, in its order, and nothing else.
import { answers, type Answer, type AnswerName } from "./answers.ts";
import { readSubmission, type Endpoint, type Submission } from "./submission.ts";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  /** The templates under the names that forms use for them. */
  templates: Record<string, { id: string; parameters: string[] }>;
}

export interface MailRequest {
  endpoint: Endpoint;
  method: string;
  contentType: string;
  body: Buffer;
  /** Milliseconds, as Date.now() gives them. */
  now: number;
}

/** What the service remembers between requests. */
export interface MailState {
  /** When the last request with the right public key was let through. */
  lastRequest: number;
}

export interface Mail {
  /** When it was accepted, as an ISO date. */
  time: string;
  /** The template's name in the site's settings. */
  template: string;
  parameters: Record<string, string>;
  /** Parameters that the template doesn't take, so that their text would not reach anyone. */
  unused: string[];
}

const minimumInterval = 1000;
const maximumVariables = 50 * 1024;

/**
 * The service's answer to a request, with the mail if it accepts one. Notes in `state` when a request
 * was let through.
 */
export async function answer(
  request: MailRequest,
  settings: MailSettings,
  state: MailState,
): Promise<Answer & { mail?: Mail }> {
  if (request.method !== "POST") return answers.wrongMethod;
  const submission = await readSubmission(request.endpoint, request.contentType, request.body);
  if (typeof submission === "string") return answers[submission];
  const result = check(submission, request.now, settings, state);
  return typeof result === "string" ? answers[result] : { ...answers.accepted, mail: result };
}

function check(
  { keys, parameters }: Submission,
  now: number,
  settings: MailSettings,
  state: MailState,
): Mail | AnswerName {
  if (!keys.user_id) return "noPublicKey";
  if (!keys.service_id) return "noService";
  if (!keys.template_id) return "noTemplate";
  if (keys.user_id !== settings.publicKey) return "wrongPublicKey";
  if (now - state.lastRequest < minimumInterval) return "tooMany";
  state.lastRequest = now;
  // "default_service" is the documented name for whichever service is the account's default.
  if (keys.service_id !== settings.serviceId && keys.service_id !== "default_service") {
    return "wrongService";
  }
  const template = Object.entries(settings.templates).find(([, { id }]) => id === keys.template_id);
  if (!template) return "wrongTemplate";
  // How the service measures is not documented; JSON is what it is sent.
  if (Buffer.byteLength(JSON.stringify(parameters)) > maximumVariables) return "tooLarge";
  // The recipient is whatever the template's "To Email" says: on this site always {{to_email}}.
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
