// Opens the form to publish, for a site with a change and without placeholders.
import { PublishDialog } from "../../../../src/edit/dialogs/publish/PublishDialog.tsx";
import type { Publisher } from "../../../../src/edit/session/publisher.ts";
import type { Store } from "../../../../src/store/store.ts";
import { changeHeading, openDialog, replacePlaceholders } from "./dialog-scene.tsx";

const nothing = () => {};

export const publishDialog = (publisher: Publisher) => (
  <PublishDialog publisher={publisher} onLocation={nothing} onClose={nothing} />
);

export const openPublish = (
  own: Partial<Store>,
  clock?: Parameters<typeof openDialog>[3],
  dialog = publishDialog,
) =>
  openDialog(
    own,
    (session) => {
      changeHeading(session);
      replacePlaceholders(session);
    },
    dialog,
    clock,
  );
