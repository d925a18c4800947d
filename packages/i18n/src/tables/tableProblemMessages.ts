import type { MessageDescriptor } from "@lingui/core";

/**
 * Requirements of the cells, rows and files of an imported catalogue. The text about a cell completes a
 * sentence that begins with the field.
 */
export const tableProblemMessages = {
  required: /*i18n*/ { id: "table.required", message: "must not be empty" },
  too_long: /*i18n*/ { id: "table.too_long", message: "is too long" },
  name_invalid: /*i18n*/ {
    id: "table.name_invalid",
    message: "must have letters, spaces and the characters ' - . only",
  },
  text_invalid: /*i18n*/ { id: "table.text_invalid", message: "has characters that are not accepted" },
  email_invalid: /*i18n*/ { id: "table.email_invalid", message: "must be an email address" },
  phone_invalid: /*i18n*/ {
    id: "table.phone_invalid",
    message: "must be a phone number such as +216 71 123 456",
  },
  price_invalid: /*i18n*/ {
    id: "table.price_invalid",
    message:
      "must be an amount in dinars from 0 to 100000 with at most 2 decimals, such as 85.5, without a unit; options and deposits may be -1",
  },
  percentage_invalid: /*i18n*/ {
    id: "table.percentage_invalid",
    message: "must be a percentage from 0 to 100 with at most 2 decimals",
  },
  date_invalid: /*i18n*/ {
    id: "table.date_invalid",
    message:
      "must be a date such as 2027-06-15, year first; in a spreadsheet, give the column the format yyyy-mm-dd",
  },
  period_reversed: /*i18n*/ { id: "table.period_reversed", message: "must not be before startDate" },
  external_id_invalid: /*i18n*/ {
    id: "table.external_id_invalid",
    message: "must have 1 to 100 letters, digits or the characters . : _ -",
  },
  country_invalid: /*i18n*/ {
    id: "table.country_invalid",
    message: "must be a code of two capital letters such as TN",
  },
  airport_code_invalid: /*i18n*/ {
    id: "table.airport_code_invalid",
    message: "must be a code of three capital letters such as TUN",
  },
  contract_address_invalid: /*i18n*/ {
    id: "table.contract_address_invalid",
    message: "must be an https address of a PDF such as https://example.tn/contract.pdf",
  },
  file_outside: /*i18n*/ {
    id: "table.file_outside",
    message: "must be a path below the folder of the imported file, without ..",
  },
  picture_needs_car_or_agency: /*i18n*/ {
    id: "table.picture_needs_car_or_agency",
    message: "needs either a car or an agency",
  },
  excess_raised: /*i18n*/ {
    id: "table.excess_raised",
    message: "must not be more than the excess without this cover",
  },
  kept_hours_shorter: /*i18n*/ {
    id: "table.kept_hours_shorter",
    message: "must not be less than keptHours.withoutArrival",
  },
  number_out_of_range: /*i18n*/ {
    id: "table.number_out_of_range",
    message: "must be a whole number from {min} to {max}",
  },
  position: /*i18n*/ {
    id: "table.position",
    message:
      "needs position.latitude and position.longitude, in degrees with a decimal part, such as 36.8065 and 10.1815",
  },
  names: /*i18n*/ { id: "table.names", message: "needs names.fr, the French name" },
  missing: /*i18n*/ { id: "table.missing", message: "is missing" },
  missing_object: /*i18n*/ { id: "table.missing_object", message: "is missing: it {needs}" },
  unknown_field: /*i18n*/ { id: "table.unknown_field", message: "is not a known field" },
  unknown_field_of: /*i18n*/ {
    id: "table.unknown_field_of",
    message: "is not a known field: a record of type {type} has {fields}",
  },
  boolean: /*i18n*/ {
    id: "table.boolean",
    message: "must be true or false; a table may also have vrai and faux, oui and non",
  },
  number: /*i18n*/ {
    id: "table.number",
    message:
      "must be a number such as 1250 or 85.5, without a unit; in JSON without quotation marks and thousands separators",
  },
  whole_number: /*i18n*/ { id: "table.whole_number", message: "must be a whole number" },
  wrong_form: /*i18n*/ { id: "table.wrong_form", message: "has the wrong form" },
  one_of: /*i18n*/ { id: "table.one_of", message: "must be one of {choices}" },
  at_least: /*i18n*/ { id: "table.at_least", message: "must be at least {bound}" },
  at_most: /*i18n*/ { id: "table.at_most", message: "must be at most {bound}" },
  more_than: /*i18n*/ { id: "table.more_than", message: "must be more than {bound}" },
  less_than: /*i18n*/ { id: "table.less_than", message: "must be less than {bound}" },
  object: /*i18n*/ { id: "table.object", message: "must be an object" },
  list: /*i18n*/ { id: "table.list", message: "must be a list" },
  other: /*i18n*/ { id: "table.other", message: "must be a {expected}" },
  /** Follows one of the texts above. */
  received: /*i18n*/ { id: "table.received", message: "{expectation}; it is {received}" },
  ambiguous_number: /*i18n*/ {
    id: "table.ambiguous_number",
    message: "“{cell}” can be {first} or {second}: write the one that is meant",
  },
  nameless_column: /*i18n*/ {
    id: "table.nameless_column",
    message:
      "“{cell}” stands in a column without a name: name it in the first row, or put double quotes around a text that has the separator",
  },
  repeated_column: /*i18n*/ {
    id: "table.repeated_column",
    message: "two columns are named “{name}”: give each a name of its own",
  },
  row_too_long: /*i18n*/ {
    id: "table.row_too_long",
    message: "a row has more than {max} characters: close the double quotes that it opens",
  },
  quotes: /*i18n*/ {
    id: "table.quotes",
    message:
      "double quotes stand inside a cell, or are not closed: write them twice, with double quotes around the whole cell",
  },
  unreadable_row: /*i18n*/ { id: "table.unreadable_row", message: "the row can't be read: {reason}" },
  lost_letter: /*i18n*/ {
    id: "table.lost_letter",
    message: "the text has “�” where a program has lost a letter: write the letter again",
  },
  not_text: /*i18n*/ {
    id: "table.not_text",
    message: "the file is not a table as text: in the spreadsheet, save it as CSV",
  },
  empty_file: /*i18n*/ {
    id: "table.empty_file",
    message: "the file has no row with a car: its first row names the columns, each further row is a car",
  },
  too_large: /*i18n*/ {
    id: "table.too_large",
    message: "the file has {size} MB, more than the {max} MB that are read: split it",
  },
  too_many_rows: /*i18n*/ {
    id: "table.too_many_rows",
    message: "the file has {count} cars, more than the {max} that are saved at once: split it",
  },
  unknown_place: /*i18n*/ {
    id: "table.unknown_place",
    message: "names the place {place}, which does not exist",
  },
  repeated_car: /*i18n*/ {
    id: "table.repeated_car",
    message: "is that of line {line} too: a file has each car once",
  },
  plate_of_new_car: /*i18n*/ {
    id: "table.plate_of_new_car",
    message: "is missing: a new car needs its plate, so that the same file never adds it twice",
  },
} satisfies Record<string, MessageDescriptor>;
export type TableProblemCode = Exclude<keyof typeof tableProblemMessages, "received">;
