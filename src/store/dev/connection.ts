// Asks the dev server, also after it was restarted.
import { isFields } from "../../content/model/json.ts";
import { asSentence } from "../../content/text/sentence.ts";
import { fetchInTime } from "../fetch-in-time.ts";
import { editAddress, tokenHeader, type ServerMarks } from "./wire.ts";
import { t } from "../../words/t.ts";
import { translateFilled } from "../../words/translate-filled.ts";

/** @param timeLimit in milliseconds, if it isn't a matter of size. A request with a signal has none. */
export type Ask = (path: string, init?: RequestInit, timeLimit?: number) => Promise<Response>;

export function connect({ site, ...first }: ServerMarks): Ask {
  let { token } = first;
  return async (path, init = {}, timeLimit = undefined) => {
    const send = () => {
      const address = `${editAddress}/${path}`;
      const request = { ...init, headers: { [tokenHeader]: token } };
      return init.signal ? fetch(address, request) : fetchInTime(address, request, timeLimit);
    };
    const answer = await send();
    if (answer.status !== 403) return answer;
    // The server was restarted, perhaps for another site, and has a new token.
    const now = marksOf(await currentPage());
    if (now.site !== site) return new Response(otherSite, { status: 409 });
    token = now.token;
    return send();
  };
}

/** The dev server's answer, or why there is none. */
type Answer<Value> = { value: Value; reason?: never } | { value?: never; reason: string };

/** @param read reads the response, which can break off */
export async function answerOf<Value>(
  request: Promise<Response>,
  // Cast: the dev server has the same version.
  read = async (response: Response) => (await spoken(response)) as Value,
): Promise<Answer<Value>> {
  try {
    const response = await request;
    if (response.ok) return { value: await read(response) };
    return { reason: translateFilled(asSentence(await response.text())) || noAnswer };
  } catch {
    return { reason: noAnswer };
  }
}

/** @param names the fields that say what was done: something on the way may have answered instead of the dev server */
export function answerWith<Value>(
  request: Promise<Response>,
  ...names: readonly (keyof Value & string)[]
): Promise<Answer<Value>> {
  return answerOf(request, async (response) => {
    const value = await spoken(response);
    if (!isFields(value) || names.some((name) => !Object.hasOwn(value, name)))
      throw new Error("Another answer was expected.");
    return value as Value; // Cast: the dev server has the same version.
  });
}

/** What the dev server says is in English, because it doesn't know who reads it. */
async function spoken(response: Response): Promise<unknown> {
  const isForPeople = (name: string) => name === "reason" || name === "note";
  return JSON.parse(await response.text(), (name, value: unknown) =>
    isForPeople(name) && typeof value === "string" ? translateFilled(value) : value,
  );
}

const noAnswer = t`npm start isn't responding. Start it again. Your changes are still here.`;

const otherSite = t`npm start is running another site now. Start it for this site and save again.`;

async function currentPage(): Promise<Document> {
  const text = await (await fetchInTime(editAddress)).text();
  return new DOMParser().parseFromString(text, "text/html");
}

/** @param page the editor's page */
export function marksOf(page: Document): ServerMarks {
  const { token = "", site = "", blocks } = page.getElementById("edit")?.dataset ?? {};
  return { token, site, blocks };
}
