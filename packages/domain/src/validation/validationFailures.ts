import * as v from "valibot";
import {
  readValidationMessage,
  type ValidationMessage,
  writeValidationMessage,
} from "./ValidationMessage.ts";

/**
 * A validation failure of one field. `field` is its path, joined by dots (`driver.email`), or empty for the whole
 * value.
 */
export interface ValidationFailure extends ValidationMessage {
  field: string;
}

/**
 * Returns a schema's issues as failures, at most one per field: the first [VA16]. Schemas report invalid values as
 * issues and never throw [VA19].
 */
export function validationFailures(issues: readonly v.BaseIssue<unknown>[]): ValidationFailure[] {
  const failures = new Map<string, ValidationFailure>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "";
    if (!failures.has(field)) failures.set(field, { field, ...messageOf(issue) });
  }
  return [...failures.values()];
}

/** Returns a schema's issues as the `fields` of a refusal: path to message. */
export function refusalFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(
    validationFailures(issues).map((failure) => [failure.field, writeValidationMessage(failure)]),
  );
}

function messageOf(issue: v.BaseIssue<unknown>): ValidationMessage {
  const message = readValidationMessage(issue.message);
  const isAbsent = issue.received === "undefined" || issue.received === "null";
  return message.code === "invalid" && isAbsent ? { code: "required", params: {} } : message;
}
