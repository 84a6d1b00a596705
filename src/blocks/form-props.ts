// Makes the props of a form's island. The build renders the form with them and writes them to a file for the browser.
import type { BlockOf, Site } from "../content/model/site.ts";
import { languageWithin } from "../content/text/writing.ts";
import type { FormProps } from "../forms/FormView.tsx";

/**
 * @param language the form's
 * @param hasAddresses whether the site's pages have documents of their own
 * @param origin the mail service's; empty for the host that serves the page
 * @throws if content names an email template that the site doesn't have
 */
export function formProps(
  form: BlockOf<"form">,
  site: Pick<Site, "addresses" | "homePage" | "language" | "mail" | "wording">,
  language: string,
  hasAddresses = site.addresses,
  origin = "",
): FormProps {
  const template = site.mail.templates[form.template];
  if (template === undefined) throw new Error(`There is no mail template "${form.template}".`);
  const { publicKey, serviceId } = site.mail;
  const { optional, forms } = site.wording;
  return {
    form,
    language,
    wordingIn: languageWithin(site.language, language),
    mail: { origin, publicKey, serviceId, templateId: template.id },
    wording: { optional, forms },
    linked: hasAddresses ? { homePage: site.homePage, addresses: site.addresses } : undefined,
  };
}
