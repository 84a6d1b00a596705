// What react-aria says to screen readers, in the languages of the screen: it would speak that of the browser.
// https://react-aria.adobe.com/internationalization
import { knownWords } from "../../words/known-words.ts";
import { screenLanguage } from "../../words/screen-language.ts";
import { t } from "../../words/t.ts";

/** What is put into a text: the names of rows. */
type Put = Readonly<Record<string, string>>;

type LibraryText = string | ((put: Put) => string);

/** Its texts by their keys, by package. Rows can be dragged one at a time. */
const texts: Readonly<Record<string, Readonly<Record<string, LibraryText>>>> = {
  "@react-aria/dnd": {
    dragItem: ({ itemText = "" }) => t`Drag ${itemText}`,
    dragSelectedItems: t`Drag the selected row`,
    dragDescriptionKeyboard: t`Enter picks it up.`,
    dragDescriptionKeyboardAlt: t`Alt + Enter picks it up.`,
    dragDescriptionTouch: t`A double tap picks it up.`,
    dragDescriptionVirtual: t`A click picks it up.`,
    dragDescriptionLongPress: t`A long press picks it up.`,
    dragSelectedKeyboard: t`Enter picks it up.`,
    dragSelectedKeyboardAlt: t`Alt + Enter picks it up.`,
    dragSelectedLongPress: t`A long press picks it up.`,
    dragStartedKeyboard: t`Picked up. Tab goes to the places for it, Enter puts it there, Escape puts it back.`,
    dragStartedTouch: t`Picked up. Go to a place for it, then double tap to put it there.`,
    dragStartedVirtual: t`Picked up. Go to a place for it, then click or press Enter to put it there.`,
    endDragKeyboard: t`Enter puts it back.`,
    endDragTouch: t`A double tap puts it back.`,
    endDragVirtual: t`A click puts it back.`,
    dropDescriptionKeyboard: t`Enter puts it here. Escape puts it back.`,
    dropDescriptionTouch: t`A double tap puts it here.`,
    dropDescriptionVirtual: t`A click puts it here.`,
    dropCanceled: t`It is back in its place.`,
    dropComplete: t`It is in its new place.`,
    dropIndicator: t`place to put it`,
    dropOnRoot: t`Put it here`,
    dropOnItem: ({ itemText = "" }) => t`Put it on ${itemText}`,
    insertBefore: ({ itemText = "" }) => t`Put it before ${itemText}`,
    insertBetween: ({ beforeItemText = "", afterItemText = "" }) =>
      t`Put it between ${beforeItemText} and ${afterItemText}`,
    insertAfter: ({ itemText = "" }) => t`Put it after ${itemText}`,
  },
  "@react-aria/grid": {
    deselectedItem: ({ item = "" }) => t`${item}: no longer selected.`,
    selectedItem: ({ item = "" }) => t`${item}: selected.`,
    select: t`Select`,
    selectedCount: "",
    selectedAll: "",
    longPressToSelect: t`A long press selects.`,
  },
};

/** The library reads these once, before it says something. In English, it has words of its own. */
export function sayLibraryWords(): void {
  if (!knownWords()) return;
  const library: Record<symbol, unknown> = {
    [Symbol.for("react-aria.i18n.locale")]: screenLanguage,
    [Symbol.for("react-aria.i18n.strings")]: texts,
  };
  Object.assign(window, library);
}
