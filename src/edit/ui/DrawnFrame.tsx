// Shows a document that the editor has drawn in a frame.
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from "react";
import { adoptStyles } from "./adopt-styles.ts";
import { drawnHtml } from "./drawn-html.ts";

interface DrawnFrameProps extends Omit<ComponentPropsWithoutRef<"iframe">, "srcDoc" | "onLoad"> {
  title: string;
  sandbox: string;
  /** From `frameDocument`. */
  html: string;
  /** Styles beside those that the document names. */
  css: string;
  /** Called when the document and its stylesheets are loaded. */
  onDocument?: (document: Document) => void;
}

export function DrawnFrame(props: DrawnFrameProps): ReactElement {
  const { html, css, onDocument, title, sandbox, ...attributes } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [document, setDocument] = useState<Document>();
  // Not as a property: React would make it a text again, which the page's policy refuses.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = drawnHtml(html);
  }, [html]);
  useLayoutEffect(() => {
    if (document) adoptStyles(document, css);
  }, [document, css]);
  return (
    <iframe
      {...attributes}
      ref={frame}
      title={title}
      sandbox={sandbox}
      onLoad={({ currentTarget: { contentDocument } }) => {
        // An empty document is loaded first.
        if (contentDocument?.URL !== "about:srcdoc") return;
        setDocument(contentDocument);
        onDocument?.(contentDocument);
      }}
    />
  );
}
