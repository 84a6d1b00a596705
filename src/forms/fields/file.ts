// A file of the visitor's, which stays where it is: nothing of it is sent.
import { FilePicker } from "./FilePicker.tsx";
import type { FieldKind, FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const file: FieldKind<FieldOf<"file">> = { View: labelled(FilePicker), answer: undefined };
