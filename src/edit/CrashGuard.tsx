// Shows what to do, instead of a blank page, if the editor stops because of a mistake of its own.
import { Component, type ReactElement, type ReactNode } from "react";
import { t } from "../words/t.ts";

interface CrashGuardProps {
  children: ReactNode;
}

/** A class, because React tells only these about an error while drawing. https://react.dev/reference/react/Component */
export class CrashGuard extends Component<CrashGuardProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children;
  }
}

function CrashNotice(): ReactElement {
  return (
    <main className="notice">
      <div role="alert">
        <h1>{t`The editor stopped because of an error`}</h1>
        <p>{t`Your changes are stored in this browser. They are back when you reload the page.`}</p>
      </div>
      <button
        type="button"
        className="primary"
        onClick={() => location.reload()}
      >{t`Reload`}</button>
    </main>
  );
}
