import type { FieldErrors, FormProblem } from "./FormProblem.ts";

/**
 * Result of a form's action: the new state for the page (`done`), or why nothing was changed. Refusals with fields show
 * the errors beside them.
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
