// The History dialog: earlier published versions of the site, and what can be brought back from them.
import { useState, type ReactElement } from "react";
import type { PublishedState } from "../../../store/store.ts";
import type { Location } from "../../model/location.ts";
import type { EarlierStates, Publisher } from "../../session/publisher.ts";
import { Dialog, DialogView } from "../../ui/Dialog.tsx";
import { StateList } from "./StateList.tsx";
import { StateView } from "./StateView.tsx";
import { stateBeforeLatest, useStates } from "./use-states.ts";
import { t } from "../../../words/t.ts";

interface HistoryDialogProps {
  publisher: Publisher;
  onLocation: (location: Location) => void;
  onClose: () => void;
}

export function HistoryDialog(props: HistoryDialogProps): ReactElement | null {
  const { earlier } = props.publisher;
  return earlier ? <Versions {...props} earlier={earlier} /> : null;
}

function Versions(props: HistoryDialogProps & { earlier: EarlierStates }): ReactElement {
  const { publisher, earlier, onLocation, onClose } = props;
  const [states, loadMore] = useStates(earlier);
  const [chosen, setChosen] = useState<PublishedState>();
  return (
    <Dialog title={t`History`} onClose={onClose}>
      {chosen ? (
        <DialogView key={chosen.version} className="history-view">
          <StateView
            publisher={publisher}
            earlier={earlier}
            state={chosen}
            beforeLatest={stateBeforeLatest(states, chosen)}
            onLocation={onLocation}
            onOpen={setChosen}
            onBack={() => setChosen(undefined)}
          />
        </DialogView>
      ) : (
        <DialogView key={states.is} className="history-view">
          <StateList states={states} onMore={loadMore} onOpen={setChosen} />
        </DialogView>
      )}
    </Dialog>
  );
}
