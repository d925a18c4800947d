import type { Language } from "@sayara/domain/language/Language";

/** Returns the name of the upload of a contract: each language has its own progress. */
export function contractUpload(language: Language): string {
  return `contract ${language}`;
}
