import type * as v from "valibot";

/** Expectations by error code of the schemas in the domain and in `CatalogueRecord.ts`. */
const expectations: Record<string, string> = {
  required: "must not be empty",
  too_long: "is too long",
  name_invalid: "must have letters, spaces and the characters ' - . only",
  email_invalid: "must be an email address",
  phone_invalid: "must be a phone number such as +216 71 123 456",
  price_invalid:
    "must be an amount in dinars from 0 to 100000 with at most 2 decimals, such as 85.5, without a unit; options and deposits may be -1",
  percentage_invalid: "must be a percentage from 0 to 100 with at most 2 decimals",
  date_invalid:
    "must be a date such as 2027-06-15, year first; in a spreadsheet, give the column the format yyyy-mm-dd",
  period_reversed: "must not be before startDate",
  external_id_invalid: "must have 1 to 100 letters, digits or the characters . : _ -",
  country_invalid: "must be a code of two capital letters such as TN",
  airport_code_invalid: "must be a code of three capital letters such as TUN",
  contract_address_invalid: "must be an https address of a PDF such as https://example.tn/contract.pdf",
  file_outside: "must be a path below the folder of the imported file, without ..",
  picture_needs_car_or_agency: "needs either a car or an agency",
};

/** Expectations of object fields: their columns or keys. */
const objectExpectations: Record<string, string> = {
  position:
    "needs position.latitude and position.longitude, in degrees with a decimal part, such as 36.8065 and 10.1815",
  names: "needs names.fr, the French name",
};

/** Expectations of values, by type. */
const typeExpectations: Record<string, string> = {
  boolean: "must be true or false; a table may also have vrai and faux, oui and non",
  number:
    "must be a number such as 1250 or 85.5, without a unit; in JSON without quotation marks and thousands separators",
};

/** Maximum length of a quoted value, in characters. */
const MAX_QUOTE_LENGTH = 60;

/** Returns what a schema's issue expected, worded as the end of a sentence that begins with the field. */
export function expectationOf(issue: v.BaseIssue<unknown>): string {
  const object =
    issue.expected === "Object" ? objectExpectations[String(issue.path?.at(-1)?.key)] : undefined;
  if (issue.received === "undefined") return object === undefined ? "is missing" : `is missing: it ${object}`;
  if (issue.expected === "never") return "is not a known field";
  const [code = ""] = issue.message.split("?");
  const expectation = expectations[code];
  // A check of several fields receives the whole record.
  if (expectation !== undefined && issue.received === "Object") return expectation;
  if (expectation !== undefined) return `${expectation}; it is ${quote(issue.received)}`;
  if (issue.type === "integer") return `must be a whole number; it is ${quote(issue.received)}`;
  if (issue.type === "regex") return `has the wrong form; it is ${quote(issue.received)}`;
  // A union, such as a number or the flag -1, is written `(-1 | number)`.
  const type = object ?? typeExpectations[/\b(number|boolean)\b/.exec(issue.expected ?? "")?.[1] ?? ""];
  if (type !== undefined) return `${type}; it is ${quote(issue.received)}`;
  return `must be ${describeExpected(issue.expected ?? "valid")}; it is ${quote(issue.received)}`;
}

/** `("a" | "b")` → `one of a, b`; `>=1` → `at least 1`. */
function describeExpected(expected: string): string {
  const choices = expected.match(/^\((.*)\)$/)?.[1];
  if (choices !== undefined) return `one of ${choices.replaceAll(" | ", ", ").replaceAll('"', "")}`;
  const bound = expected.match(/^([<>]=?)(.+)$/);
  if (bound === null) return { Object: "an object", Array: "a list" }[expected] ?? `a ${expected}`;
  const [, sign = "", value = ""] = bound;
  return `${{ ">=": "at least", "<=": "at most", ">": "more than", "<": "less than" }[sign]} ${value}`;
}

/** Shortens a file's value and removes characters that would control the terminal. */
function quote(received: string): string {
  const printable = received.replaceAll(/\p{C}/gu, "");
  return printable.length > MAX_QUOTE_LENGTH ? `${printable.slice(0, MAX_QUOTE_LENGTH)}…` : printable;
}
