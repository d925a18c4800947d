import type { Language } from "@sayara/domain/language/Language";
import { languageRecords } from "@sayara/domain/language/languageRecords";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";

/** Each language's own name, for the language switcher. Never translated. */
export const languageNames: Record<Language, string> = /* @__PURE__ */ mapLanguages(
  (language) => languageRecords[language].name,
);
