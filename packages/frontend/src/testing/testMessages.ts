import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";

let read: (language: Language) => Messages = () => ({});

/** Sets the messages of views in tests and stories, since each application has its own. */
export function setTestMessages(messagesIn: (language: Language) => Messages): void {
  read = messagesIn;
}

/** Returns a copy of the messages, because a page adds those of its lazy parts. */
export function testMessages(language: Language): Messages {
  return { ...read(language) };
}
