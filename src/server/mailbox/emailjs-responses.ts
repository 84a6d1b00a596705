// Lists every response of the mail service with its source, so that what the mailbox imitates can be checked.

export interface EmailjsResponse {
  status: number;
  text: string;
}

/**
 * EmailJS's responses, by reason. "Documented" means at https://www.emailjs.com/docs/rest-api/send/ or at /send-form/
 * there; "seen" means that public projects report having received it.
 */
export const responses = {
  // Documented.
  accepted: { status: 200, text: "OK" },
  // Documented, as the one example of a failure.
  noPublicKey: { status: 400, text: "The user_id parameter is required" },
  // Not documented. Worded like the one above.
  noService: { status: 400, text: "The service_id parameter is required" },
  noTemplate: { status: 400, text: "The template_id parameter is required" },
  // Not documented; seen in exactly these words in many projects' troubleshooting notes.
  wrongPublicKey: {
    status: 400,
    text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  // Not documented; seen in veen113/rockyveen-website, FIX_SERVICE_ID.md.
  wrongService: {
    status: 400,
    text: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  // Not documented; seen in mikkeey123/resergo, FIX_TEMPLATE_ID_NOT_FOUND.md.
  wrongTemplate: {
    status: 400,
    text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
  // Not documented; seen in mohdasti/xr-adaptive-modality-2025, docs/ops/EMAILJS_SIZE_LIMIT.md.
  tooLarge: {
    status: 413,
    text: "Variables size limit. The maximum allowed variables size is 50Kb",
  },
  // Not documented; seen in dulina2004/ucsc-ieee-cs-web-task-2025, EMAILJS_TROUBLESHOOTING.md.
  noRecipient: { status: 422, text: "The recipients address is empty" },
  // The limit of one request per second is documented, but not its status and text. These are the ones that
  // @emailjs/browser uses for its own limit (es/errors/limitRateError).
  tooMany: { status: 429, text: "Too Many Requests" },
  // The parameters are documented, but not what happens to unknown ones. They are rejected here, so that a misspelled
  // parameter is noticed.
  wrongKeys: { status: 400, text: "The parameters are invalid" },
  // The content types are documented, but not the response to other ones.
  wrongContentType: { status: 415, text: "Unsupported Media Type" },
  // Not documented.
  wrongBody: { status: 400, text: "Bad Request" },
  // The method is documented, but not the response to other ones.
  wrongMethod: { status: 405, text: "Method Not Allowed" },
  // Not documented. A 500 was seen in emailjs-com/emailjs-sdk issue 61, but not its text.
  broken: { status: 500, text: "Internal Server Error" },
} as const satisfies Record<string, EmailjsResponse>;

export type ResponseName = keyof typeof responses;
