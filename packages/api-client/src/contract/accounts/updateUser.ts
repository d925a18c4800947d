import { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const accountRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** Input schemas of {@link updateUser}. */
export const updateUserInput = {
  body: ProfileUpdate,
};

/**
 * Changes the account's details.
 *
 * A new email address requires `password`. If it is missing or wrong, the call is refused with
 * `invalid_input` and the field `password`, and nothing is saved. `emailAwaitsPermission`: everything else is
 * saved; the account has no password, so the new address waits until the link mailed to the current address
 * is followed.
 */
export const updateUser = defineEndpoint({
  ...accountRules,
  name: "updateUser",
  method: "POST",
  path: "/api/update-user",
  input: inputOf<typeof updateUserInput>(),
  responses: { 200: noContent, 202: noContent },
  outcomes: { 200: "saved", 202: "emailAwaitsPermission" },
  refusals: [...accountRules.refusals, "email_registered"],
});

/** Input schemas of {@link updateLanguage}. */
export const updateLanguageInput = {
  body: v.object({ id: EntityId, language: Language }),
};

/** Changes the account's language, which is also the language of its mails. */
export const updateLanguage = defineEndpoint({
  ...accountRules,
  name: "updateLanguage",
  method: "POST",
  path: "/api/update-language",
  input: inputOf<typeof updateLanguageInput>(),
  responses: { 200: noContent },
});

/** Input schemas of {@link updateEmailNotifications}. */
export const updateEmailNotificationsInput = {
  body: v.object({ enableEmailNotifications: v.boolean() }),
};

/** Turns notification mails on or off. Mails about bookings are always sent. */
export const updateEmailNotifications = defineEndpoint({
  ...accountRules,
  name: "updateEmailNotifications",
  method: "POST",
  path: "/api/update-email-notifications",
  input: inputOf<typeof updateEmailNotificationsInput>(),
  responses: { 200: noContent },
});

/** Input schemas of {@link updatePromotions}. */
export const updatePromotionsInput = {
  body: v.object({
    acceptsPromotions: v.boolean(),
    /** Language of the text that was agreed to. */
    language: Language,
  }),
};

/**
 * Stores a driver's consent to promotions with its time and text, or withdraws it [MA7]. Refused for accounts
 * other than drivers'.
 */
export const updatePromotions = defineEndpoint({
  ...accountRules,
  name: "updatePromotions",
  method: "POST",
  path: "/api/update-promotions",
  input: inputOf<typeof updatePromotionsInput>(),
  responses: { 200: noContent },
});
