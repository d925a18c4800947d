import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

const catalogues = import.meta.glob<{ messages: Messages }>(
  [
    "../**/locales/*.po",
    "../../../../packages/frontend/src/compiled/*/messages.ts",
    "../../../../packages/i18n/src/compiled/*/{components,messages}.ts",
  ],
  { eager: true },
);

/** Returns all messages of the portal in one language, for tests and stories. */
export function portalMessages(language: Language): Messages {
  const isInLanguage = (path: string) => path.endsWith(`/${language}.po`) || path.includes(`/${language}/`);
  const found = Object.entries(catalogues).filter(([path]) => isInLanguage(path));
  return Object.assign({}, ...found.map(([, { messages }]) => messages));
}
