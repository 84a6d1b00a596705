// A file that stays on the visitor's device: nothing of it is sent.
import { FilePicker } from "./FilePicker.tsx";
import type { FieldKind, FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const file: FieldKind<FieldOf<"file">> = { View: labelled(FilePicker), answer: undefined };
