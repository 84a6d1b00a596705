// The form as a part of one React tree: what src/blocks/Form.tsx is where React runs in the browser.
import type { ReactElement } from "react";
import { formProps } from "../../../src/blocks/form-props.ts";
import { Section } from "../../../src/blocks/Section.tsx";
import type { FormBlockProps } from "../../../src/blocks/view.ts";
import { FormIsland } from "../../../src/forms/FormIsland.tsx";

export function Form({ block, site }: FormBlockProps): ReactElement {
  return (
    <Section block={block} className="in-margin">
      <div className="form-body">
        <FormIsland {...formProps(block, site, site.language)} />
      </div>
    </Section>
  );
}
