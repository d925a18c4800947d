import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { words } from "virtual:words-of-pages";

/** Loads the frame's words in one language. */
export async function loadFrameWords(language: Language): Promise<Messages> {
  return (await words[language]["frame"]?.())?.messages ?? {};
}

/** Loads the words of one page, without the frame's. */
export async function loadPageWords(language: Language, page: string): Promise<Messages> {
  return (await words[language][page]?.())?.messages ?? {};
}
