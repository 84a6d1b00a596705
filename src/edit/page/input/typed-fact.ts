// The fact that the author is typing in: what is written to its file, and what the page shows meanwhile.
import { siteFile } from "../../../content/model/input.ts";
import type { Operation } from "../../model/history.ts";
import { locationKey } from "../../model/location.ts";
import { factsIn } from "../../model/read-facts.ts";
import { valueIn } from "../../model/read-json.ts";
import { emptyClass } from "../../screen/page-elements/attributes.ts";
import type { Session } from "../../session/session.ts";
import { offsetIn, putCaret } from "../facts/fact-caret.ts";
import { typedValue, wordsOf, type ShownFact } from "../facts/facts-on-page.ts";
import { loadReplaceFact } from "./replace-fact.ts";

export class TypedFact {
  readonly fact: ShownFact;
  /** The part of its element that is edited. */
  readonly words: HTMLElement;
  readonly #session: Session;
  /** The value before the author typed. */
  #before: string;
  /** The value in the file. While the page shows nothing, the file keeps the last value: a fact can't be empty. */
  #written: string;
  /** Once is enough, however often the button is pressed. */
  #isReplaced = false;

  constructor(session: Session, words: HTMLElement, fact: ShownFact) {
    this.#session = session;
    this.words = words;
    this.fact = fact;
    this.#before = this.#written = this.#value;
    // The page may show something else, such as the name of a fact that is empty in the file.
    this.#show(this.#written);
  }

  /** Takes over what was typed. */
  type(): void {
    const value = typedValue(this.words);
    this.#markEmpty(value);
    if (value !== "") this.#write(value);
  }

  /** @returns whether all of it was deleted and the value from before is back */
  leave(): boolean {
    const isEmptied = typedValue(this.words) === "";
    if (isEmptied) this.#write(this.#before);
    this.#session.endStep();
    this.#show(this.#written);
    return isEmptied && this.#before !== "";
  }

  /** Shows the last value again if all of it was deleted. @returns whether no file knows of that */
  undoEmptied(): boolean {
    if (typedValue(this.words) !== "") return false;
    this.#show(this.#written);
    putCaret(this.words, Infinity);
    return this.#written === this.#before;
  }

  /** Takes over a change from outside, such as an undo, and leaves the rest as it was typed. */
  update(): void {
    const value = this.#value;
    if (value === this.#written) return this.#markEmpty(typedValue(this.words));
    this.#before = this.#written = value;
    const caret = offsetIn(this.words);
    this.#show(value);
    putCaret(this.words, caret);
  }

  /** Redraws the page, and puts the caret back if the text around the fact is built differently now. */
  redraw(draw: () => void): void {
    const { words, fact } = this;
    const caret = offsetIn(words);
    draw();
    if (words.isConnected) return;
    // While an email address is being typed, it isn't a link, so it has other elements around it.
    wordsOf(words.ownerDocument, fact)?.replaceWith(words);
    putCaret(words, caret);
    this.update();
  }

  /** Replaces the fact by its words, in this text only. */
  changeOnlyHere(): Promise<readonly Operation[]> {
    return this.#replace(() => this.#written);
  }

  /** Removes the fact from this text only, but not what is typed until then. */
  remove(): Promise<readonly Operation[]> {
    return this.#replace(() => typedValue(this.words));
  }

  /**
   * Everywhere else, the fact gets back the value from before the typing. Without the code for it, nothing happens.
   * @param by read last: the author may be typing while the code is loaded
   */
  async #replace(by: () => string): Promise<readonly Operation[]> {
    const { name, usedIn } = this.fact;
    const { file, path } = usedIn.text;
    const replaceFact = await loadReplaceFact(usedIn);
    const text = valueIn(this.#session.state().history.files, usedIn.text);
    if (!replaceFact || typeof text !== "string" || this.#isReplaced) return [];
    this.#isReplaced = true;
    const value = replaceFact(text, name, usedIn.nth, by());
    return [
      { file, change: { do: "set", path, value } },
      { file: siteFile, change: { do: "set", path: this.#path, value: this.#before } },
    ];
  }

  get #path(): string[] {
    return ["facts", this.fact.name];
  }

  get #value(): string {
    return factsIn(this.#session.state().history.files)[this.fact.name] ?? "";
  }

  #write(value: string): void {
    if (value === this.#written) return;
    this.#written = value;
    const key = locationKey({ file: siteFile, path: this.#path });
    this.#session.change(siteFile, { do: "set", path: this.#path, value }, key);
  }

  #show(value: string): void {
    if (this.words.textContent !== value) this.words.textContent = value;
    this.#markEmpty(value);
  }

  #markEmpty(value: string): void {
    this.words.parentElement?.classList.toggle(emptyClass, value === "");
  }
}
