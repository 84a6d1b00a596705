// Loads the editor itself while the first screens are shown and the content is read: they are a small part of the code.
import type { Store, Stored } from "../../store/store.ts";
import type { StartEditor } from "./stage.tsx";

/** As edit/start.tsx. */
interface EditorCode {
  startEditor: (
    ...given: [...Parameters<StartEditor>, loading: Promise<Stored>]
  ) => ReturnType<StartEditor>;
}

/**
 * @param load is called at once
 * @param styles the addresses of stylesheets that the editor needs as soon as it is shown
 * @param onMissing is called when the editor should be shown, but its code couldn't be loaded
 */
export function editorOnceLoaded(
  load: () => Promise<EditorCode>,
  styles: readonly string[],
  onMissing: () => void,
): StartEditor {
  const loading = load().catch(() => undefined);
  for (const address of styles) fetch(address).catch(() => undefined);
  return async (place, store, tools) => {
    const [code, stored] = await Promise.all([loading, read(store)]);
    if (code) return code.startEditor(place, store, tools, Promise.resolve(stored));
    onMissing();
    // Browsers don't load a module again that they couldn't load: only a reload helps.
    return new Promise(() => {});
  };
}

const read = (store: Store): Promise<Stored> => store.load();
