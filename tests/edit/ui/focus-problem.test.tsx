// @vitest-environment jsdom
// A form that can't be sent goes to the field with the problem, which may be out of sight.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { LinkDialog } from "../../../src/edit/page/overlay/link/LinkDialog.tsx";
import { AddressForm } from "../../../src/edit/panel/inputs/AddressForm.tsx";
import { noQuestion } from "../../../src/edit/panel/questions/unfinished-question.ts";
import { QuestionForm } from "../../../src/edit/panel/questions/QuestionForm.tsx";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel/panel-on-page.tsx";
import { everyField } from "../schema/every-field.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

afterEach(cleanup);

const click = (name: string) =>
  userEvent.setup().click(screen.getByRole("button", { name, hidden: true }));

test("a new question without words, and one with too few choices", async () => {
  const questions = everyField.find(({ path }) => path === "page/blocks/*<form>/fields");
  const { items = {} } = questions?.node.schema ?? {};
  const node = engineVocabulary.follow(items, questions?.node.file ?? "");
  const Asked = () => {
    const [question, setQuestion] = useState(noQuestion);
    return <QuestionForm node={node} question={question} onChange={setQuestion} onAdd={() => {}} />;
  };
  render(<Asked />);
  await click("Add");
  expect(document.activeElement).toBe(screen.getByLabelText("Question"));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Question"), "When?");
  await user.selectOptions(screen.getByLabelText("Type of answer"), "Dropdown field");
  await click("Add");
  expect(document.activeElement).toBe(screen.getByLabelText("Choices"));
});

test("a link without an address", async () => {
  const linkable = { pages: [], sections: () => [], facts: {}, place: undefined };
  const nothing = () => {};
  render(
    <LinkDialog
      words="Map"
      href={undefined}
      {...{ linkable, onLink: nothing, onClose: nothing }}
    />,
  );
  await userEvent.setup().click(screen.getByLabelText("Website"));
  await click("Add link");
  expect(document.activeElement).toBe(screen.getByLabelText("Web address"));
});

test("the address of a picture that isn't an address", async () => {
  render(<AddressForm hosts={[]} onAddress={() => {}} />);
  const field = screen.getByLabelText("Or the address of a picture on a photo host");
  await userEvent.setup().type(field, "a photo");
  await click("Use picture");
  expect(document.activeElement).toBe(field);
});

test("a new fact without a value", async () => {
  const session = sessionOf(base);
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["facts"] }} />);
  const form = (await screen.findByText("Add fact")).closest("details") ?? document.body;
  const user = userEvent.setup();
  await user.click(within(form).getByText("Add fact"));
  await user.type(within(form).getByLabelText("Name"), "Fax");
  await user.click(within(form).getByRole("button", { name: "Add" }));
  expect(document.activeElement).toBe(within(form).getByLabelText("Value"));
});
