// What a tab shows after another tab has taken over the editor.
import type { ReactElement } from "react";
import { t } from "../words/t.ts";

export function OtherTabNotice(): ReactElement {
  return (
    <main className="notice">
      <div role="alert">
        <h1>{t`You are editing the site in another tab`}</h1>
        <p>{t`The other tab has everything you wrote here. You can close this one.`}</p>
      </div>
      <button
        type="button"
        className="primary"
        onClick={() => location.reload()}
      >{t`Edit here instead`}</button>
    </main>
  );
}
