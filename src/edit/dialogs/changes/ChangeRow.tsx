// One change: before, now, and a button to undo it.
import type { ReactElement, ReactNode } from "react";
import type { Difference, Piece } from "../../../content/compare/difference.ts";
import { isMedia } from "../../../content/model/input.ts";
import type { Location } from "../../model/location.ts";
import { changeName } from "../../operations/changes/changes-as-text.ts";
import type { Pictures } from "../../operations/changes/change-pictures.ts";
import type { RevertWords } from "./revert-words.ts";
import { t } from "../../../words/t.ts";

interface ChangeRowProps {
  difference: Difference;
  pictures: Pictures | undefined;
  /** Undefined if it can't be undone here. */
  onRevert: (() => void) | undefined;
  words: RevertWords;
  onLocation: (location: Location) => void;
  /** The question about related changes, if there is one. */
  children: ReactNode;
}

export function ChangeRow(props: ChangeRowProps): ReactElement {
  const { difference, pictures, onRevert, words, onLocation, children } = props;
  const { file, path } = difference;
  // A media file has nothing to show but its name.
  const { before, after } = isMedia(file) ? { before: [], after: [] } : difference;
  const name = changeName(difference);
  return (
    <li className="change" tabIndex={-1}>
      <p className="change-head">
        {canBeShown(difference) ? (
          <button type="button" className="change-link" onClick={() => onLocation({ file, path })}>
            {name}
          </button>
        ) : (
          name
        )}
      </p>
      <Version name={words.before} pieces={before} picture={pictures?.before} as="del" />
      <Version name={t`Now`} pieces={after} picture={pictures?.after} as="ins" />
      {onRevert && (
        <button
          type="button"
          aria-label={t`${words.one(difference.did)}: ${name}`}
          onClick={(event) => {
            // The second click of a double click would hit the row that moved up.
            if (event.detail < 2) onRevert();
          }}
        >
          {words.one(difference.did)}
        </button>
      )}
      {children}
    </li>
  );
}

/** A removed item and a whole file have no place to go to. */
function canBeShown({ did, path }: Difference): boolean {
  return did !== "removed" && path.length > 0;
}

interface VersionProps {
  name: string;
  pieces: readonly Piece[];
  /** The picture's address. */
  picture: string | undefined;
  as: "del" | "ins";
}

function Version({ name, pieces, picture, as: Changed }: VersionProps): ReactElement | null {
  if (pieces.length === 0 && picture === undefined) return null;
  return (
    <p className="change-version" data-version={Changed === "ins" ? "Now" : "Before"}>
      <small>{name}</small>{" "}
      <span>
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? <Changed key={index}>{text}</Changed> : <span key={index}>{text}</span>,
        )}
      </span>
      {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
    </p>
  );
}
