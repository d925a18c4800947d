import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { FieldErrors } from "./FormProblem.ts";

/** The verdict on a whole form: what is wrong, or what can be sent. */
export type Verdict<Name extends string, Ready> =
  | { errors: FieldErrors<Name>; ready: null }
  | { errors: FieldErrors<Name>; ready: Ready };

/** Judges what was typed by a schema of the domain: an empty field is missing before it is anything else. */
export function judgeBy<Name extends string, Ready>(
  schema: v.GenericSchema<unknown, Ready>,
  typed: Readonly<Partial<Record<Name, unknown>>>,
): Verdict<Name, Ready> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return { errors: {}, ready: parsed.output };
  const errors: FieldErrors<Name> = {};
  const found = refusalFields(parsed.issues);
  for (const name of namesOf(typed)) {
    const message = found[name];
    if (message !== undefined) errors[name] = typed[name] === "" ? validationMessage("required") : message;
  }
  return { errors, ready: null };
}

function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
