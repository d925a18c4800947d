import type { Messages } from "@lingui/core";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { messages as components } from "@sayara/i18n/compiled/components";
import { messages as shared } from "@sayara/i18n/compiled/messages";
import { messages as own } from "../compiled/messages.ts";
import { configureFrontend } from "../configuration/configureFrontend.ts";
import { setTestMessages } from "./testMessages.ts";

/** A key in local storage, in addition to the user's, that a sign-out deletes. */
export const keyOfUser = "recent";

const messages = mapLanguages((language): Messages => ({
  ...components[language],
  ...shared[language],
  ...own[language],
}));

/** Configures the modules of a test file. Repeated by tests that reset the modules. */
export function configureTests(): void {
  setTestMessages((language) => messages[language]);
  configureFrontend({
    application: "frontend",
    userStorageKey: "sayara.user",
    keysOfUser: [keyOfUser],
    cachesOfUser: [],
    preservedCookies: ["sayara.consent"],
    dropUserData: () => {},
    startPageOf: ({ type }) => (type === "user" ? "/" : "/bookings?status=pending&sort=pickUp"),
    loadLayoutMessages: (language) => Promise.resolve(messages[language]),
    loadPageMessages: () => Promise.resolve({}),
    preparePage: () => Promise.resolve(),
  });
}
