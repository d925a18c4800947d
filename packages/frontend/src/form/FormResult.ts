import type { FieldErrors, FormProblem } from "./FormProblem.ts";

/**
 * Result of a form's action: the new state for the page (`done`), or the reason why nothing was changed.
 * Errors of single fields are shown beside the fields.
 */
export type FormResult<Name extends string, Done = true> =
  | { done: Done }
  | { errors: FieldErrors<Name> }
  | {
      problem: FormProblem;
      fields?: Readonly<Record<string, string>> | undefined;
      /** The field to focus. */
      focus?: Name;
    };
