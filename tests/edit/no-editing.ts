// What parts of the screen share, for tests in which nothing else is on the screen.
import type { Editing } from "../../src/edit/screen/editing-context.ts";

const nothing = () => {};

export const noEditing: Editing = {
  select: nothing,
  goTo: nothing,
  openPage: nothing,
  showPanel: nothing,
  openFind: nothing,
  explainAnswer: nothing,
  openGallery: nothing,
  openShortcuts: nothing,
  say: nothing,
  formState: "first",
  showForm: nothing,
};
