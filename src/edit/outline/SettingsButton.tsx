// On narrow screens: goes to the settings of the site, which are out of view below the blocks.
import type { ReactElement } from "react";
import { t } from "../../words/t.ts";

/** The heading of the settings. */
export const settingsId = "site-parts";

export function SettingsButton(): ReactElement {
  const go = () => {
    const heading = document.getElementById(settingsId);
    heading?.scrollIntoView({ block: "start", behavior: "instant" });
    heading?.focus({ preventScroll: true });
  };
  return <button type="button" className="settings-button" onClick={go}>{t`Site settings`}</button>;
}
