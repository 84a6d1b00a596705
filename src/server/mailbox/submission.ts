// Reads both formats that EmailJS accepts mail in, so that later checks see only one.
import type { ResponseName } from "./emailjs-responses.ts";
import { parseJson } from "../../content/text/parse-json.ts";

export type Endpoint = "send" | "send-form";

export interface Submission {
  /** The account, service and template: user_id, service_id, template_id. */
  keys: Record<string, unknown>;
  /** The values for the template. */
  parameters: Record<string, unknown>;
}

/** Top-level keys, as listed at https://www.emailjs.com/docs/rest-api/send/, and the library's version. */
const knownKeys = ["lib_version", "user_id", "service_id", "template_id", "accessToken"];

const contentTypes: Record<Endpoint, string> = {
  send: "application/json",
  "send-form": "multipart/form-data",
};

/** Reads the submission from a request's body, or returns the name of the response that rejects it. */
export async function readSubmission(
  endpoint: Endpoint,
  contentType: string,
  body: Buffer,
): Promise<Submission | ResponseName> {
  const essence = contentType.split(";")[0]?.trim().toLowerCase();
  if (essence !== contentTypes[endpoint]) return "wrongContentType";
  return endpoint === "send" ? fromJson(body) : fromForm(contentType, body);
}

function fromJson(body: Buffer): Submission | ResponseName {
  const value = parseJson(body.toString("utf8"));
  if (!isRecord(value)) return "wrongBody";
  const { template_params: parameters = {}, ...keys } = value;
  if (!Object.keys(keys).every((key) => knownKeys.includes(key))) return "wrongKeys";
  return isRecord(parameters) ? { keys, parameters } : "wrongKeys";
}

/** Fields of a form that aren't known keys are template parameters. A file counts only by its name. */
async function fromForm(contentType: string, body: Buffer): Promise<Submission | ResponseName> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), {
      headers: { "Content-Type": contentType },
    }).formData();
  } catch {
    return "wrongBody";
  }
  const entries = [...form].map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : `${value.name} (${value.size} bytes)`,
  ]);
  return {
    keys: Object.fromEntries(entries.filter(([name]) => knownKeys.includes(name))),
    parameters: Object.fromEntries(entries.filter(([name]) => !knownKeys.includes(name))),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
