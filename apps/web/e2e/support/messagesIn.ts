import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import type { Language } from "@sayara/domain/language/Language";
import { createI18n } from "@sayara/i18n/createI18n";

const apps = fileURLToPath(new URL("../../..", import.meta.url));
const frontend = fileURLToPath(new URL("../../../../packages/frontend", import.meta.url));
const placeholder = /\{\w+\}/g;
const tag = /<\/?\d+\/?>/g;

/**
 * Loads the messages of an application and of `@sayara/frontend` in one language, keyed by their English text in the
 * code.
 */
export async function messagesIn(language: Language, app: "web" | "portal" = "web") {
  const translations = new Map<string | undefined, string | undefined>();
  const catalogues = [`${apps}/${app}/app/**/locales/${language}.po`, `${frontend}/locales/${language}/*.po`];
  for await (const filename of glob(catalogues)) {
    const context = { locale: language, sourceLocale: "en", filename };
    const catalogue = await formatter().parse(await readFile(filename, "utf8"), context);
    for (const { message, translation } of Object.values(catalogue)) translations.set(message, translation);
  }

  const translate = (message: string): string => {
    const text = translations.get(message);
    if (text === undefined) throw new Error(`No catalogue has the message "${message}"`);
    return text || message;
  };
  return {
    translate,
    /**
     * Returns a pattern for a message that accepts any text in its placeholders and ignores its tags. A space matches
     * any kind of space, because accessible names have no non-breaking spaces.
     */
    like: (message: string) =>
      new RegExp(translate(message).replaceAll(tag, "").split(placeholder).map(escapeWithSpaces).join(".+")),
    /** Messages of `@sayara/i18n`: enumerations, options, refusals. */
    shared: await createI18n(language),
  };
}
export type Messages = Awaited<ReturnType<typeof messagesIn>>;

const escapeWithSpaces = (text: string): string => text.split(/\s/).map(escapeRegExp).join("\\s");

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
