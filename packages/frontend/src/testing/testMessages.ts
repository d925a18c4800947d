import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

let read: (language: Language) => Messages = () => ({});

/** Sets the messages of views in tests and stories: each application has its own. */
export function setTestMessages(messagesIn: (language: Language) => Messages): void {
  read = messagesIn;
}

/** Returns a copy: a page adds the messages of its parts. */
export function testMessages(language: Language): Messages {
  return { ...read(language) };
}
