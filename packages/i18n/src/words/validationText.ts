import type { I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { readValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { formatList } from "../format/formatList.ts";
import { validationWords } from "./validationWords.ts";

/**
 * The words for a validation message, as a schema's issue or a refusal's `fields` carries it.
 * A message of unknown code says that the value is not valid.
 *
 * @example validationText("password_too_short?min=6", i18n) // "Password must be at least 6 characters long"
 */
export function validationText(message: string, i18n: I18n): string {
  const { code, params } = readValidationMessage(message);
  return i18n._({ ...validationWords[code], values: params });
}

/** The sentence that lists the required fields left empty, by their labels (specification, section 5). */
export function missingFieldsText(labels: readonly string[], language: Language, i18n: I18n): string {
  return i18n._({ ...missingFields, values: { fields: formatList(labels, language) } });
}

const missingFields = /*i18n*/ { id: "validation.missingFields", message: "Still to fill in: {fields}" };
