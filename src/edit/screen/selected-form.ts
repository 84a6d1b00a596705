// Chooses the state to show a page's form in, by what is selected.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import { stateShowing, type FormState } from "./form-states.ts";
import { isWithin, type Location } from "../model/location.ts";

/**
 * @param page the content of the shown page's file
 * @param before the current state
 */
export function formStateFor(
  location: Location | undefined,
  page: unknown,
  before: FormState,
): FormState {
  if (!location) return "first";
  const { file, path } = location;
  if (file === siteFile)
    return isWithin(path, ["wording", "forms"]) ? stateShowing(path.slice(2), before) : before;
  const block = valueAt(page, path.slice(0, 2));
  const isForm = isFields(block) && block["type"] === "form";
  return isForm ? stateShowing(path.slice(2), before) : "first";
}
