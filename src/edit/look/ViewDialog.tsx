// Shows the site as visitors will see it, saved or not, with nothing of the editor around it.
import { useMemo, useState, type ReactElement } from "react";
import { asOfHere } from "../../document/as-of.ts";
import { withoutDrafts } from "../../site/without-drafts.ts";
import { useEditing } from "../screen/editing-context.ts";
import { useSessionState } from "../screen/use-session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ScreenChoice } from "../ui/ScreenChoice.tsx";
import { initialScreen, screens, type Screen } from "../ui/screen-sizes.ts";
import { LookFrame } from "./LookFrame.tsx";
import { t } from "../../words/t.ts";

interface ViewDialogProps {
  /** The page that is edited, which is shown first. */
  page: string;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  onClose: () => void;
}

export function ViewDialog({ page, screen, onScreen, onClose }: ViewDialogProps): ReactElement {
  const preview = useSessionState((state) => state.preview);
  const { openPage } = useEditing();
  const [shown, setShown] = useState(page);
  const [now] = useState(() => new Date());
  const today = useMemo(
    () => preview && { site: asOfHere(withoutDrafts(preview.site, shown), now) },
    [preview, shown, now],
  );
  const edit = () => {
    openPage(shown);
    onClose();
  };
  const tools = (
    <>
      <ScreenChoice screen={screen} onScreen={onScreen} />
      {shown !== page && (
        <button type="button" className="view-edit" onClick={edit}>{t`Edit this page`}</button>
      )}
    </>
  );
  return (
    <Dialog title={t`View site`} tools={tools} onClose={onClose}>
      <div className="view-site">
        <LookFrame
          title={t`The site as visitors will see it`}
          preview={today}
          page={shown}
          isFolded
          // A screen like the author's own is shown in its real size.
          width={screen === initialScreen() ? innerWidth : screens[screen]}
          onPage={setShown}
        />
      </div>
    </Dialog>
  );
}
