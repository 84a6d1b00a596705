// Inserts a linked text where nothing is selected.
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { setLink } from "../../../../src/edit/page/rich-text/actions.ts";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";

test.each([
  ["|A warm bath", "dogs.example A warm bath"],
  ["A warm bath|", "A warm bath dogs.example"],
  ["A warm| bath", "A warm dogs.example bath"],
  ["A wa|rm bath", "A wa dogs.example rm bath"],
  ["A warm bath. |", "A warm bath. dogs.example"],
  ["A bath.|", "A bath. dogs.example"],
  ["A bath (|)", "A bath (dogs.example)"],
  ["See |, please", "See dogs.example, please"],
])("a link inserted at the caret in %j doesn't run into the words beside it", (text, expected) => {
  const at = text.indexOf("|");
  const doc = schema.node("doc", null, [
    schema.node("paragraph", null, schema.text(text.replace("|", ""))),
  ]);
  const selection = TextSelection.create(doc, at + 1);
  let state = EditorState.create({ doc, selection });
  setLink("https://dogs.example", "dogs.example")(state, (transaction) => {
    state = state.apply(transaction);
  });
  expect(state.doc.textContent).toBe(expected);
});
