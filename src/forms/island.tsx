// What the browser loads to bring a form to life that the build has already drawn.
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Control } from "./answers.ts";
import { FormIsland, type FormProps } from "./FormIsland.tsx";
import { fetchLibrary } from "./send.ts";

/**
 * Hydrates the form in `root`. `props` are the FormProps that the build wrote beside it; `submitted` says
 * that a visitor pressed Send before this code arrived.
 */
export function hydrate(
  root: HTMLElement,
  props: unknown,
  { submitted }: { submitted: boolean },
): void {
  const drawn = [...root.querySelectorAll<Control>("input:not([type=file]), select, textarea")];

  function Hydrated() {
    useEffect(() => {
      keepTyped(drawn);
      void fetchLibrary();
      // requestSubmit, unlike submit, runs the browser's own checks first.
      if (submitted) root.querySelector("form")?.requestSubmit();
    }, []);
    // The build wrote the props from this very type.
    return <FormIsland {...(props as FormProps)} />;
  }

  hydrateRoot(root, <Hydrated />);
}

/**
 * React draws everything anew when it finds what it didn't expect, such as the words of a translating
 * browser. The controls that it threw away still hold what a visitor typed.
 */
function keepTyped(drawn: Control[]): void {
  for (const control of drawn) {
    if (control.isConnected || control.value === "") continue;
    const successor = document.getElementById(control.id);
    if (!successor || !("value" in successor)) continue;
    successor.value = control.value;
    successor.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
