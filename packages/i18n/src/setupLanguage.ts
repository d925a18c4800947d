import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";
import { directionOf } from "@sayara/domain/language/directionOf";
import { IsolatingI18n } from "./bidi/IsolatingI18n.ts";

/**
 * Creates a Lingui instance of one language with its messages. Numbers have Western digits. In a
 * right-to-left language, the texts that are filled into messages are isolated.
 *
 * @example setupLanguage("ar", messages)._("booking.title", { reference: "SY-7K3Q9D" })
 */
export function setupLanguage(language: ComponentLanguage, messages: Messages): I18n {
  const parameters = {
    locale: language,
    locales: `${language}-u-nu-latn`,
    messages: { [language]: messages },
  };
  return directionOf(language) === "rtl" ? new IsolatingI18n(parameters) : setupI18n(parameters);
}
