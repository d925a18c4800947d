// oxlint-disable-next-line typescript/triple-slash-reference -- The application that imports this has no other reference.
/// <reference path="./messagesOfPages.d.ts" />
import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { pageMessages } from "virtual:messages-of-pages";

/** Loads the layout's messages in one language. */
export async function loadLayoutMessages(language: Language): Promise<Messages> {
  return (await pageMessages[language]["layout"]?.())?.messages ?? {};
}

/** Loads the messages of one page, without those of the layout. */
export async function loadPageMessages(language: Language, page: string): Promise<Messages> {
  return (await pageMessages[language][page]?.())?.messages ?? {};
}
