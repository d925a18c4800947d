import type { Language } from "@sayara/domain/language/Language";

/** Returns the name of a contract's upload. Each language has its own progress. */
export function contractUpload(language: Language): string {
  return `contract ${language}`;
}
