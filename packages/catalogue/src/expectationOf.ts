import { readValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { TableProblemCode } from "@sayara/i18n/tables/tableProblemMessages";
import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";
import type * as v from "valibot";

/** Error codes of the schemas in the domain and in `CatalogueRecord.ts` that have their own text. */
const codes = [
  "required",
  "too_long",
  "name_invalid",
  "text_invalid",
  "email_invalid",
  "phone_invalid",
  "price_invalid",
  "percentage_invalid",
  "date_invalid",
  "period_reversed",
  "external_id_invalid",
  "country_invalid",
  "airport_code_invalid",
  "contract_address_invalid",
  "file_outside",
  "picture_needs_car_or_agency",
  "excess_raised",
  "kept_hours_shorter",
  "number_out_of_range",
] as const satisfies readonly TableProblemCode[];

const bounds: Readonly<Record<string, TableProblemCode>> = {
  ">=": "at_least",
  "<=": "at_most",
  ">": "more_than",
  "<": "less_than",
};

/** Maximum length of a quoted value, in characters. */
const MAX_QUOTE_LENGTH = 60;

/** Returns the problem that describes a schema's issue. */
export function expectationOf(issue: v.BaseIssue<unknown>): TableProblem {
  const object = issue.expected === "Object" ? objectCode(issue.path?.at(-1)?.key) : undefined;
  if (issue.received === "undefined")
    return object === undefined ? { code: "missing" } : { code: "missing_object", needs: { code: object } };
  if (issue.expected === "never") return { code: "unknown_field" };
  const received = quote(issue.received);
  const [name] = issue.message.split("?");
  const code = codes.find((candidate) => candidate === name);
  if (code !== undefined) {
    const problem = { code, values: readValidationMessage(issue.message).params };
    // A check of several fields receives the whole record, which is not quoted.
    return issue.received === "Object" ? problem : { ...problem, received };
  }
  if (issue.type === "integer") return { code: "whole_number", received };
  if (issue.type === "regex") return { code: "wrong_form", received };
  // A union, such as a number or the flag -1, is written `(-1 | number)`.
  const type = /\b(number|boolean)\b/.exec(issue.expected ?? "")?.[1] as "number" | "boolean" | undefined;
  const kind = object ?? type;
  if (kind !== undefined) return { code: kind, received };
  return { ...expectedKind(issue.expected ?? "valid"), received };
}

/** Returns the code of an object for which the text names the expected columns or keys. */
function objectCode(field: unknown): "position" | "names" | undefined {
  return field === "position" || field === "names" ? field : undefined;
}

/** `("a" | "b")`: one of a, b. `>=1`: at least 1. */
function expectedKind(expected: string): TableProblem {
  const choices = expected.match(/^\((.*)\)$/)?.[1];
  if (choices !== undefined)
    return { code: "one_of", values: { choices: choices.replaceAll(" | ", ", ").replaceAll('"', "") } };
  const [, sign = "", bound = ""] = expected.match(/^([<>]=?)(.+)$/) ?? [];
  const boundCode = bounds[sign];
  if (boundCode !== undefined) return { code: boundCode, values: { bound } };
  if (expected === "Object") return { code: "object" };
  if (expected === "Array") return { code: "list" };
  return { code: "other", values: { expected } };
}

/** Shortens a file's value and removes control characters, which could affect the terminal. */
function quote(received: string): string {
  const printable = received.replaceAll(/\p{C}/gu, "");
  return printable.length > MAX_QUOTE_LENGTH ? `${printable.slice(0, MAX_QUOTE_LENGTH)}…` : printable;
}
