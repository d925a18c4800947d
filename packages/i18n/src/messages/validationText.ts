import type { I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { readValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { formatList } from "../format/formatList.ts";
import { validationMessages } from "./validationMessages.ts";

/**
 * Returns the text of a validation message from a schema's issue or a refusal's `fields`. An unknown code gets a
 * generic text.
 *
 * @example validationText("password_too_short?min=6", i18n) // "Password must be at least 6 characters long"
 */
export function validationText(message: string, i18n: I18n): string {
  const { code, params, character } = readValidationMessage(message);
  if (character !== undefined) return i18n._({ ...nameCharacterMessage, values: { character } });
  return i18n._({ ...validationMessages[code], values: params });
}

const nameCharacterMessage = /*i18n*/ {
  id: "validation.name_character",
  message: "“{character}” is not accepted. Use only letters, spaces, hyphens, apostrophes and full stops.",
};

/**
 * Returns the message that lists the labels of empty required fields (product.md, section 5). A label that is a question
 * is listed without its question marks.
 */
export function missingFieldsText(labels: readonly string[], language: Language, i18n: I18n): string {
  const names = labels.map((label) => label.replaceAll(/^¿|\s*\?$/gu, ""));
  return i18n._({ ...missingFieldsMessage, values: { fields: formatList(names, language) } });
}

const missingFieldsMessage = /*i18n*/ {
  id: "validation.missingFields",
  message: "Please complete: {fields}",
};
