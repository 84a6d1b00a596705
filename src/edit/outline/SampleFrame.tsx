// Shows a sample block in a frame.
import { useMemo, useState, type ReactElement } from "react";
import type { Site } from "../../content/model/site.ts";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { strictSandbox } from "../ui/frame-document.ts";
import { createInertBody, InertView } from "../ui/InertView.tsx";
import { sampleDocument, sampleView } from "./sample-views.ts";
import { t } from "../../words/t.ts";

interface SampleFrameProps {
  /** From `siteWithSamples`. */
  site: Site;
  index: number;
}

export function SampleFrame({ site, index }: SampleFrameProps): ReactElement {
  const [body] = useState(createInertBody);
  const view = useMemo(() => sampleView(site, index), [site, index]);
  const [sample, setSample] = useState<ReturnType<typeof sampleDocument>>();
  return (
    <>
      <InertView into={body} onDrawn={(drawn) => setSample(sampleDocument(site, drawn))}>
        {view}
      </InertView>
      {sample && (
        <DrawnFrame inert tabIndex={-1} title={t`Sample`} sandbox={strictSandbox} {...sample} />
      )}
    </>
  );
}
