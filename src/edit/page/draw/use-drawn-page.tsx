// Draws the edited page as a part of the screen, so that React updates only what an edit has changed.
import { useMemo, useState, type ReactElement } from "react";
import type { Preview } from "../../../content/preview.ts";
import type { Site } from "../../../content/model/site.ts";
import type { FormState } from "../../screen/form-states.ts";
import { createInertBody, InertView } from "../../ui/InertView.tsx";
import { pageView, plainPage, tracePage } from "./draw-page.tsx";
import { createMarkPage } from "./mark-page.ts";

export interface DrawnPage {
  /** Has to be on the screen; it takes no room there. */
  view: ReactElement;
  /** False if the page can't be drawn. */
  isShown: boolean;
  /**
   * Copies the page as it is drawn, in a document of its own, which loads no picture. Only for effects.
   * @returns a copy to show, a new one each time; undefined if it can't be drawn
   */
  read: () => HTMLElement | undefined;
}

/**
 * The page that the author edits, with marks for where its texts come from.
 * @param formState the state to show its forms in
 */
export function useMarkedPage(preview: Preview, name: string, formState: FormState): DrawnPage {
  const [bodies] = useState(() => ({ page: createInertBody(), copy: createInertBody() }));
  const [markPage] = useState(createMarkPage);
  const [broken, setBroken] = useState<DrawnPage>();
  const drawn = useMemo(() => {
    const traced = tracePage(preview, name);
    const viewOf = (site: Site | undefined) => site && pageView(site, name, formState);
    const view = (
      <>
        <InertView into={bodies.page}>{viewOf(traced?.shown)}</InertView>
        <InertView into={bodies.copy}>{viewOf(traced?.site)}</InertView>
      </>
    );
    const read = () => traced && markPage(bodies.page, bodies.copy, { ...traced, formState });
    return reader(view, traced !== undefined, read, setBroken);
  }, [bodies, markPage, preview, name, formState]);
  return { ...drawn, isShown: drawn.isShown && drawn !== broken };
}

/**
 * A page for people who only read it.
 * @param isFolded leaves what visitors can't see yet, or open themselves, as it is
 */
export function usePlainPage(
  preview: Pick<Preview, "site"> | undefined,
  name: string,
  isFolded?: boolean,
): DrawnPage {
  const [body] = useState(createInertBody);
  const [broken, setBroken] = useState<DrawnPage>();
  const drawn = useMemo(() => {
    const page = preview && pageView(preview.site, name);
    const view = <InertView into={body}>{page}</InertView>;
    return reader(view, page !== undefined, () => plainPage(body, isFolded), setBroken);
  }, [body, preview, name, isFolded]);
  return { ...drawn, isShown: drawn.isShown && drawn !== broken };
}

/** A view may throw, which is only known once it is drawn. */
function reader(
  view: ReactElement,
  isShown: boolean,
  make: () => HTMLElement | undefined,
  onBroken: (page: DrawnPage) => void,
): DrawnPage {
  const drawn: DrawnPage = {
    view,
    isShown,
    read: () => {
      const page = make();
      if (!page) onBroken(drawn);
      return page;
    },
  };
  return drawn;
}
