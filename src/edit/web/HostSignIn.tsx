// The button that signs in at the host, where the site's setup names a service for it.
import { useState, type ReactElement } from "react";
import { serviceName } from "../../store/hosts.ts";
import type { SignInSetup } from "../../store/setup.ts";
import { editorAddress } from "./editor-address.ts";
import { startAtHost } from "./pkce.ts";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface HostSignInProps {
  setup: SignInSetup;
  /** The key of the site in the browser's storage. */
  site: string;
}

export function HostSignIn({ setup, site }: HostSignInProps): ReactElement {
  const [isBlocked, setBlocked] = useState(false);
  const start = async () => {
    const address = await startAtHost(setup, site, editorAddress());
    if (address === undefined) setBlocked(true);
    else location.assign(address);
  };
  return (
    <div className="host-sign-in">
      <button
        type="button"
        className="primary"
        onClick={() => void start()}
      >{t`Sign in with ${serviceName(setup)}`}</button>
      <p role="alert" className="message-box" {...looks.failure}>
        {isBlocked && blocked}
      </p>
    </div>
  );
}

const blocked = t`Your browser stores nothing for this site, so this can't work. Allow it in the browser's settings, or use a token.`;
