// The two buttons of the bar that look beyond the files here, each with its window.
import { useState, type ReactElement } from "react";
import type { Place } from "../../model/location.ts";
import { goToFields } from "../../ui/regions.ts";
import type { Session } from "../../session/session.ts";
import { ChangesWindow } from "./ChangesDialog.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { PublishWindow } from "./PublishDialog.tsx";

interface PublishToolsProps {
  session: Session;
  publisher: Publisher;
  onPlace: (place: Place) => void;
}

const windows = { changes: ChangesWindow, publish: PublishWindow };

export function PublishTools({ session, publisher, onPlace }: PublishToolsProps): ReactElement {
  const [open, setOpen] = useState<keyof typeof windows>();
  const close = () => setOpen(undefined);
  const Window = open && windows[open];
  return (
    <>
      <button type="button" onClick={() => setOpen("changes")}>
        What changed
      </button>
      <button type="button" onClick={() => setOpen("publish")}>
        Publish
      </button>
      {Window && (
        <Window
          session={session}
          publisher={publisher}
          onClose={close}
          onPlace={(place) => {
            close();
            onPlace(place);
            goToFields();
          }}
        />
      )}
    </>
  );
}
