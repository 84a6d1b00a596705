// Where some words of a text lead: a page of the site, or an address.
import { useId, useState, type ReactElement } from "react";
import type { Page } from "../../content/model/site.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress, wholeAddress } from "../../content/text/address.ts";
import { Dialog } from "../Dialog.tsx";
import type { Facts } from "../facts.ts";

interface LinkDialogProps {
  /** Where the words lead now; undefined where they are no link. */
  href: string | undefined;
  pages: readonly Page[];
  facts: Facts;
  /** @param words for where nothing is selected; without an address, the words lead nowhere any more */
  onLink: (href: string | undefined, words: string) => void;
  onClose: () => void;
}

const pagePrefix = "page:";

export function LinkDialog({ href, pages, facts, onLink, onClose }: LinkDialogProps): ReactElement {
  const isToPage = href === undefined || href.startsWith(pagePrefix);
  const [leadsTo, setLeadsTo] = useState<"page" | "address">(isToPage ? "page" : "address");
  const [page, setPage] = useState(isToPage ? (href?.slice(pagePrefix.length) ?? "") : "");
  const [address, setAddress] = useState(isToPage ? "" : href);
  const [problem, setProblem] = useState("");
  const id = useId();
  const take = () => {
    if (leadsTo === "page") {
      const chosen = pages.find(({ name }) => name === page);
      if (chosen) onLink(pagePrefix + chosen.name, chosen.title);
      else setProblem("Choose the page that the words are to lead to.");
      return;
    }
    const whole = addressMeant(address, facts);
    if (whole === undefined)
      setProblem("Write an address as https://example.com, an e-mail address or a phone number.");
    else onLink(whole, address.trim());
  };
  const choices = [
    { value: "page", label: "A page of this site" },
    { value: "address", label: "An address" },
  ] as const;

  return (
    <Dialog title="Link" onClose={onClose}>
      <form
        className="link-form"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <fieldset>
          <legend>It leads to</legend>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="leads-to"
                checked={leadsTo === value}
                onChange={() => {
                  setLeadsTo(value);
                  setProblem("");
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={id}>{leadsTo === "page" ? "Page" : "Address"}</label>
          {leadsTo === "page" ? (
            <select id={id} value={page} onChange={({ target }) => setPage(target.value)}>
              <option value="">Choose a page</option>
              {pages.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={id}
              value={address}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
          <p className="problem" role="alert" id={`${id}-problem`}>
            {problem}
          </p>
        </div>
        <button type="submit" className="primary">
          {href === undefined ? "Make the link" : "Change the link"}
        </button>
        {href !== undefined && (
          <button type="button" onClick={() => onLink(undefined, "")}>
            Remove the link
          </button>
        )}
      </form>
    </Dialog>
  );
}

/** What a link to it is written as; undefined for what is no address. */
function addressMeant(typed: string, facts: Facts): string | undefined {
  const address = typed.trim();
  if (address.startsWith("media/")) return address;
  const { text } = fillFacts(address, facts);
  return readLinkAddress(text) === undefined ? wholeAddress(address) : address;
}
