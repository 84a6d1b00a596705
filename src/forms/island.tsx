// Entry point that the browser loads to hydrate a form that the build has rendered.
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { addressAt } from "../components/addresses.ts";
import { PageAddresses } from "../components/PageLink.tsx";
import { adoptStyles } from "./adopt-styles.ts";
import { enterAnswers, readAnswers } from "./form-answers.ts";
import { FormIsland } from "./FormIsland.tsx";
import type { FormProps } from "./FormView.tsx";
import { fetchLibrary } from "./services/emailjs.ts";

// Runs once, even with several forms.
adoptStyles();

/**
 * Hydrates the form in `root`. `props` come from the build; `submitted` is true if the visitor clicked Send before this
 * code loaded.
 */
export function hydrate(root: HTMLElement, props: FormProps, submitted: boolean): void {
  const drawn = root.querySelector("form");

  function Hydrated() {
    useEffect(() => {
      const form = root.querySelector("form");
      // React renders everything again if the HTML isn't what it expects, for example after the browser translated it.
      // The discarded form still has what the visitor typed.
      if (form && form !== drawn) enterAnswers(form, props.form, readAnswers(drawn, props.form));
      void fetchLibrary();
      // Unlike submit, requestSubmit runs the browser's own checks first.
      if (submitted) form?.requestSubmit();
    }, []);
    const { linked } = props;
    return (
      <PageAddresses value={(page, section) => linked && addressAt(linked, page, section)}>
        <FormIsland {...props} />
      </PageAddresses>
    );
  }

  hydrateRoot(root, <Hydrated />);
}
