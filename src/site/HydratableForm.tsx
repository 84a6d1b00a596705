// Draws a form as HTML that the browser can bring to life.
import { useContext, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { PageAddresses } from "../components/PageLink.tsx";
import { FormIsland } from "../forms/FormIsland.tsx";
import type { FormProps } from "../forms/FormView.tsx";
import { IslandAddresses, islandAttributes } from "./island-addresses.ts";

export function HydratableForm(props: FormProps): ReactElement {
  const addressOf = useContext(PageAddresses);
  const attributes = islandAttributes("form", props.form.id, useContext(IslandAddresses));
  const island = (
    <PageAddresses value={addressOf}>
      <FormIsland {...props} />
    </PageAddresses>
  );
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: renderToString(island) }} />;
}
