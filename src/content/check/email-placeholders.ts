// The placeholders of a form's email that no field is called.

/** What a parameter gets that lists all answers. */
export const allAnswers = "answers";

/** Placeholders that parameters can use beside the fields' names. */
export const ofLetter: readonly string[] = ["recipient", "subject", "submission", allAnswers];
