// What is said of the changes, and where they are sent.
import { useId, useState, type ReactElement, type ReactNode } from "react";
import type { Publishing, Way, Ways } from "../store/store.ts";

interface PublishFormProps {
  ways: Ways;
  /** What is said of the changes unless the editor says something else. */
  suggested: string;
  /** How many there are, each of which keeps it from being published. */
  errors: number;
  isSaved: boolean;
  onPublish: (message: string, to: Publishing["to"]) => Promise<void>;
}

export function PublishForm({
  ways,
  suggested,
  errors,
  isSaved,
  onPublish,
}: PublishFormProps): ReactElement {
  const [written, setWritten] = useState<string>();
  const [is, setIs] = useState<Publishing["to"]["is"]>(
    ways.direct.is === "open" ? "direct" : "review",
  );
  const [branch, setBranch] = useState(usualBranch);
  const [isBusy, setIsBusy] = useState(false);
  if (ways.direct.is === "closed" && ways.review.is === "closed")
    return <p className="obstacle">It can't be published from here. {ways.direct.reason}</p>;
  const message = written ?? suggested;
  const publish = async () => {
    setIsBusy(true);
    await onPublish(message, is === "direct" ? { is } : { is, branch: branch.trim() });
    setIsBusy(false);
  };
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <label className="field">
        What you say of it
        <textarea
          rows={4}
          required
          value={message}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <Destinations ways={ways} is={is} onChoose={setIs}>
        {is === "review" && (
          <label className="field">
            Its name
            <input required value={branch} onChange={({ target }) => setBranch(target.value)} />
          </label>
        )}
      </Destinations>
      {errors > 0 && (
        <p className="obstacle">What is to be mended first keeps it from being published.</p>
      )}
      <button type="submit" className="primary" disabled={errors > 0 || isBusy}>
        {isSaved ? "Publish now" : "Save and publish now"}
      </button>{" "}
      <span role="status">{isBusy && "Publishing …"}</span>
    </form>
  );
}

interface DestinationsProps {
  ways: Ways;
  is: Publishing["to"]["is"];
  onChoose: (is: Publishing["to"]["is"]) => void;
  /** What is to be said of the one that is chosen. */
  children: ReactNode;
}

function Destinations({ ways, is, onChoose, children }: DestinationsProps): ReactElement {
  return (
    <fieldset className="destinations">
      <legend>Where to</legend>
      <Destination way={ways.direct} isChosen={is === "direct"} onChoose={() => onChoose("direct")}>
        {(name) => `Directly to ${name}: visitors see it once the site is built`}
      </Destination>
      <Destination way={ways.review} isChosen={is === "review"} onChoose={() => onChoose("review")}>
        {() => "A branch of its own, for somebody to look at first"}
      </Destination>
      {children}
    </fieldset>
  );
}

interface DestinationProps {
  way: Way;
  isChosen: boolean;
  onChoose: () => void;
  children: (branch: string) => string;
}

function Destination({ way, isChosen, onChoose, children }: DestinationProps): ReactElement {
  const reason = useId();
  return (
    <>
      <label>
        <input
          type="radio"
          name="destination"
          checked={isChosen}
          disabled={way.is === "closed"}
          aria-describedby={way.is === "closed" ? reason : undefined}
          onChange={onChoose}
        />
        {children(way.is === "open" ? way.branch : "the site")}
      </label>
      {way.is === "closed" && (
        <p id={reason} className="quiet">
          {way.reason}
        </p>
      )}
    </>
  );
}

function usualBranch(): string {
  return `changes-of-${new Date().toISOString().slice(0, 10)}`;
}
