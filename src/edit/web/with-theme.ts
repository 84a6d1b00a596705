// Adds the theme of the published site to content from elsewhere, whose own theme.css is never read.
import type { Theme } from "../../content/model/theme.ts";
import type { Store, Stored } from "../../store/store.ts";

export const contentWithTheme = (stored: Stored, theme: Theme | undefined): Stored => ({
  ...stored,
  assets: { ...stored.assets, theme },
});

export const storeWithTheme = (store: Store, theme: Theme | undefined): Store => ({
  ...store,
  load: async () => contentWithTheme(await store.load(), theme),
});
