// What the browser loads to bring a form to life that the build has already drawn.
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { adoptStyles } from "./adopt-styles.ts";
import { enterAnswers, readAnswers } from "./answers.ts";
import { FormIsland, type FormProps } from "./FormIsland.tsx";
import { fetchLibrary } from "./send.ts";

// Once, however many forms there are.
adoptStyles();

/**
 * Hydrates the form in `root`. `props` is what the build wrote for it; `submitted` says that a visitor pressed
 * Send before this code arrived.
 */
export function hydrate(
  root: HTMLElement,
  props: FormProps,
  { submitted }: { submitted: boolean },
): void {
  const drawn = root.querySelector("form");

  function Hydrated() {
    useEffect(() => {
      const form = root.querySelector("form");
      // React draws everything anew when it finds what it didn't expect, such as the words of a translating
      // browser. The form that it threw away still holds what a visitor typed.
      if (form && form !== drawn) enterAnswers(form, props.form, readAnswers(drawn, props.form));
      void fetchLibrary();
      // requestSubmit, unlike submit, runs the browser's own checks first.
      if (submitted) form?.requestSubmit();
    }, []);
    return <FormIsland {...props} />;
  }

  hydrateRoot(root, <Hydrated />);
}
