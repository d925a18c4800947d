import { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const own = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/**
 * Changes the account's own profile. A new e-mail address needs the `password` of whoever asks: missing or wrong, it is
 * refused as `invalid_input` with the field `password`, and nothing changes. 202: everything else is saved, and since
 * there is no password to ask for, the new address waits for the link that was mailed to the address the account has.
 */
export const updateUser = defineEndpoint({
  ...own,
  name: "updateUser",
  method: "POST",
  path: "/api/update-user",
  body: ProfileUpdate,
  answers: { 200: noContent, 202: noContent },
  refusals: [...own.refusals, "email_registered"],
});

/** Keeps the language that the account is written to in. */
export const updateLanguage = defineEndpoint({
  ...own,
  name: "updateLanguage",
  method: "POST",
  path: "/api/update-language",
  body: v.object({ id: EntityId, language: Language }),
  answers: { 200: noContent },
});

/** Turns mails about notifications on or off; mails about bookings come anyway. */
export const updateEmailNotifications = defineEndpoint({
  ...own,
  name: "updateEmailNotifications",
  method: "POST",
  path: "/api/update-email-notifications",
  body: v.object({ enableEmailNotifications: v.boolean() }),
  answers: { 200: noContent },
});
