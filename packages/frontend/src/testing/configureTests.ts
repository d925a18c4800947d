import type { Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages as enComponents } from "@sayara/i18n/compiled/en/components";
import { messages as en } from "@sayara/i18n/compiled/en/messages";
import { messages as esComponents } from "@sayara/i18n/compiled/es/components";
import { messages as es } from "@sayara/i18n/compiled/es/messages";
import { messages as frComponents } from "@sayara/i18n/compiled/fr/components";
import { messages as fr } from "@sayara/i18n/compiled/fr/messages";
import { messages as ownEn } from "../compiled/en/messages.ts";
import { messages as ownEs } from "../compiled/es/messages.ts";
import { messages as ownFr } from "../compiled/fr/messages.ts";
import { configureFrontend } from "../configuration/configureFrontend.ts";
import { setTestMessages } from "./testMessages.ts";

/** A key in local storage, beside the user's, that a sign-out deletes. */
export const keyOfUser = "recent";

const messages: Record<Language, Messages> = {
  en: { ...enComponents, ...en, ...ownEn },
  es: { ...esComponents, ...es, ...ownEs },
  fr: { ...frComponents, ...fr, ...ownFr },
};

/** Configures the modules of a test file. Repeated by tests that reset the modules. */
export function configureTests(): void {
  setTestMessages((language) => messages[language]);
  configureFrontend({
    application: "frontend",
    userStorageKey: "sayara.user",
    keysOfUser: [keyOfUser],
    preservedCookies: ["sayara.consent"],
    dropUserData: () => {},
    startPageOf: ({ type }) => (type === "user" ? "/" : "/bookings?status=pending&sort=pickUp"),
    loadLayoutMessages: (language) => Promise.resolve(messages[language]),
    loadPageMessages: () => Promise.resolve({}),
    preparePage: () => Promise.resolve(),
  });
}
