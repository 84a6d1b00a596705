// Keeps the page's colors while a color is only half typed, as #0c is: without one, its buttons would be invisible.
import type { Preview } from "../../content/preview.ts";
import { darkPaletteOf, paletteOf } from "../../content/resolve/palette.ts";
import type { Site } from "../../content/model/site.ts";

/** @param last the preview before, with colors that can be read */
export function withReadableColors(preview: Preview, last: Preview | undefined): Preview {
  if (/^#[\da-f]{6}$/i.test(preview.site.palette.accent)) return preview;
  const { palette, darkPalette } = last?.site ?? {
    palette: paletteOf(),
    darkPalette: darkPaletteOf(),
  };
  const colored = (site: Site): Site => ({
    ...site,
    palette,
    darkPalette: site.darkPalette && darkPalette,
  });
  return {
    site: colored(preview.site),
    trace: (page) => {
      const traced = preview.trace(page);
      return { ...traced, site: colored(traced.site), shown: colored(traced.shown) };
    },
  };
}
