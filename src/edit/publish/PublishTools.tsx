// The two buttons of the bar that look beyond the files here, each with its window.
import { useState, type ReactElement } from "react";
import type { Place } from "../place.ts";
import { goToFields } from "../regions.ts";
import type { Session } from "../session.ts";
import { ChangesWindow } from "./ChangesWindow.tsx";
import type { Publisher } from "./publisher.ts";
import { PublishWindow } from "./PublishWindow.tsx";

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
