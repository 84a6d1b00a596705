// Knows what samples say in a language as soon as an author chooses it.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import type { Observable } from "./observable.ts";
import { knowLanguages } from "./other-languages.ts";
import type { SessionState } from "./session-state.ts";

/** What is needed of a session. */
interface Followed extends Pick<Observable<SessionState>, "state" | "subscribe"> {
  vocabulary: Vocabulary;
  checkWhole: (isAgain: boolean) => void;
}

/** Loads what a change needs, and looks for problems again. @returns a function that stops it */
export function followLanguages(session: Followed): () => void {
  let last: Files = new Map();
  const follow = async () => {
    const { files } = session.state().history;
    if (files === last) return;
    const changed = [...files].filter(([name, text]) => last.get(name) !== text);
    last = files;
    if (await knowLanguages(session.vocabulary, new Map(changed))) session.checkWhole(true);
  };
  void follow();
  return session.subscribe(() => void follow());
}
