import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { FieldErrors } from "./FormProblem.ts";

/** The errors of a form by field, or the values to send. */
export type CheckResult<Name extends string, Validated> =
  | { errors: FieldErrors<Name>; ready: null }
  | { errors: FieldErrors<Name>; ready: Validated };

/**
 * Validates typed values with a schema of the domain. An empty field always gets the code `required`, whatever the
 * schema returns.
 */
export function validateValues<Name extends string, Validated>(
  schema: v.GenericSchema<unknown, Validated>,
  typed: Readonly<Partial<Record<Name, unknown>>>,
): CheckResult<Name, Validated> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return { errors: {}, ready: parsed.output };
  const errors: FieldErrors<Name> = {};
  const messages = refusalFields(parsed.issues);
  for (const name of namesOf(typed)) {
    const message = messages[name];
    if (message !== undefined) errors[name] = typed[name] === "" ? validationMessage("required") : message;
  }
  return { errors, ready: null };
}

function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
