// Beside the fact that the author is in: that it changes, how many other texts change with it, and a button to change only this one.
import { useMemo, useRef, type ReactElement } from "react";
import { factTitle } from "../../../words/fact-title.ts";
import { factReferences } from "../../operations/references/references.ts";
import { onlyFact, otherUses } from "../../operations/references/other-uses.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { useFiles } from "../../screen/use-session.ts";
import type { TypedFact } from "../input/typed-fact.ts";
import type { FactTyping } from "../input/use-fact-typing.ts";
import { useToolbarPosition } from "./use-toolbar-position.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface FactPopoverProps {
  typing: FactTyping;
  /** The scale at which the page is shown. */
  scale: number;
}

/** Stays on the screen, so that screen readers notice what appears in it. */
export function FactPopover({ typing, scale }: FactPopoverProps): ReactElement {
  const { edited, changeOnlyHere } = typing;
  return (
    <div role="status" className="fact-status">
      {edited && <OtherUses typed={edited} scale={scale} onOnlyHere={changeOnlyHere} />}
    </div>
  );
}

interface OtherUsesProps {
  typed: TypedFact;
  scale: number;
  onOnlyHere: () => void;
}

function OtherUses({ typed, scale, onOnlyHere }: OtherUsesProps): ReactElement {
  const files = useFiles();
  const vocabulary = useVocabulary();
  const { name, usedIn } = typed.fact;
  const uses = useMemo(() => factReferences(vocabulary, files, name), [vocabulary, files, name]);
  const changes = otherUses(vocabulary, files, uses, usedIn.text) ?? onlyFact(name);
  const popover = useRef<HTMLDivElement>(null);
  const text = typed.words.closest<HTMLElement>(`[${locationAttribute}]`);
  const position = useToolbarPosition({
    host: text ?? typed.words,
    toolbar: popover,
    scale,
    findLine: () => typed.words.getBoundingClientRect(),
  });
  return (
    <div
      role="group"
      aria-label={t`Fact “${factTitle(name)}”`}
      className="fact-popover"
      ref={popover}
      style={position}
    >
      <span>{changes}</span>
      <button
        type="button"
        onClick={onOnlyHere}
        // The caret stays in the fact: without it, there would be no button to click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >{t`Change only here`}</button>
    </div>
  );
}
