// Says how the answers to a question that was pasted or duplicated get into the email.
import type { ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { OneMoreStep } from "./OneMoreStep.tsx";
import { t } from "../../../words/t.ts";

interface NewAnswerDialogProps {
  /** Of the question. */
  location: Location;
  /** Its name. */
  added: string;
  onClose: () => void;
}

export function NewAnswerDialog(props: NewAnswerDialogProps): ReactElement {
  const { location, added, onClose } = props;
  return (
    <Dialog title={t`One more step`} onClose={onClose}>
      <OneMoreStep location={location} added={added} onDone={onClose} />
    </Dialog>
  );
}
