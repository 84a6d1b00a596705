// On narrow screens: goes to the settings of the site, which are out of view below the blocks.
import type { ReactElement } from "react";

/** The heading of the settings. */
export const settingsId = "site-parts";

export function SettingsButton(): ReactElement {
  const go = () => {
    const heading = document.getElementById(settingsId);
    heading?.scrollIntoView({ block: "start", behavior: "instant" });
    heading?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="settings-button" onClick={go}>
      Site settings
    </button>
  );
}
