// Loads the drawings of the icons that the editor opened without, as soon as a page needs one.
import type { Icons } from "../../content/model/input.ts";
import { hint, type Message } from "../model/message.ts";
import type { Store, Stored } from "../../store/store.ts";
import { t } from "../../words/t.ts";

type Assets = Stored["assets"];

interface Shown {
  assets: () => Assets;
  /** Changes the session's assets. */
  change: (of: (assets: Assets) => Assets) => void;
  /** Shows a message in the toolbar. */
  announce: (message: Message) => void;
}

export class IconDrawings {
  readonly #store: Pick<Store, "allIcons">;
  readonly #shown: Shown;
  /** All of them, once a page needed one. */
  #drawn: Icons | undefined;
  /** The names of those on pages without a drawing. */
  #missing = "";

  constructor(store: Pick<Store, "allIcons">, shown: Shown) {
    this.#store = store;
    this.#shown = shown;
  }

  /** All icons with their drawings. @throws with a message for the person if they can't be loaded */
  readonly all = async (): Promise<Icons> => {
    const icons = await this.#store.allIcons?.();
    if (!icons) return this.#shown.assets().icons;
    if (this.#missing !== "" && this.#drawn !== icons) {
      this.#drawn = icons;
      this.#shown.change(this.in);
    }
    return icons;
  };

  /** What a store has read, with the drawings that were loaded meanwhile. */
  readonly in = (assets: Assets): Assets =>
    this.#drawn ? { ...assets, icons: this.#drawn } : assets;

  /** @param used the icons on all pages */
  draw(used: ReadonlySet<string>): void {
    const { icons } = this.#shown.assets();
    const missing = [...used].filter((name) => icons[name]?.length === 0).join(" ");
    // After a failure, only another icon is a reason to try again by itself.
    const isNew = missing !== this.#missing;
    this.#missing = missing;
    if (isNew) this.drawMissing();
  }

  drawMissing(): void {
    if (this.#missing === "" || !this.#store.allIcons) return;
    this.all().catch(({ message }: Error) => this.#shown.announce(hint(`${notDrawn} ${message}`)));
  }
}

const notDrawn = t`An icon can’t be shown yet. It is on the page, and visitors will see it.`;
