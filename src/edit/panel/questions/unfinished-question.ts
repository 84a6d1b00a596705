// What was typed into the form for a new question, which is kept while its dialog is closed.

export interface UnfinishedQuestion {
  /** The first one if it wasn't chosen. */
  type?: string;
  label: string;
  /** The choices, one per line. */
  written: string;
  isNeeded: boolean;
}

export const noQuestion: UnfinishedQuestion = { label: "", written: "", isNeeded: false };
