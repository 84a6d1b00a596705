// The names of keys, as they are printed on the keyboards of the screen's language.
import { t } from "../../words/t.ts";

const names: Partial<Record<string, string>> = {
  Ctrl: t`Ctrl`,
  Shift: t`Shift`,
  Enter: t`Enter`,
  Escape: t`Escape`,
  Delete: t`Delete`,
};

const onMac: Partial<Record<string, string>> = { Ctrl: "⌘", Alt: "⌥" };

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** @param keys separated by spaces, as they are called in English, such as `Ctrl Shift Z` */
export function keysOf(keys: string): string[] {
  return keys.split(" ").map((key) => (isMac ? onMac[key] : undefined) ?? names[key] ?? key);
}
