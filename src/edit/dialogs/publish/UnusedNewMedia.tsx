// Lists new media files that the site doesn't use, with a checkbox to publish each of them.
import type { ReactElement } from "react";
import { TickField } from "../../ui/TickField.tsx";
import { t } from "../../../words/t.ts";

interface UnusedNewMediaProps {
  names: readonly string[];
  /** The ones to publish. */
  included: readonly string[];
  onInclude: (included: readonly string[]) => void;
}

export function UnusedNewMedia(props: UnusedNewMediaProps): ReactElement | null {
  const { names, included, onInclude } = props;
  if (names.length === 0) return null;
  return (
    <fieldset className="tick-list unused-new-media">
      <legend>{t`The site doesn’t use these files`}</legend>
      <p className="quiet">{t`They won’t be published. Select the ones you want to publish.`}</p>
      {names.map((name) => (
        <TickField
          key={name}
          label={name}
          isTicked={included.includes(name)}
          onTick={(isTicked) =>
            onInclude(isTicked ? [...included, name] : included.filter((each) => each !== name))
          }
        />
      ))}
    </fieldset>
  );
}
