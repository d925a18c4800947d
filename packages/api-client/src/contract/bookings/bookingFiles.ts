import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

const tokenQuery = v.object({ token: v.exactOptional(SignedToken) });
/**
 * `not_found`: the booking does not exist, the caller may not see it, or its online checkout was never paid.
 */
const fileRules = {
  session: "optional",
  secretInUrl: true,
  refusals: ["not_signed_in", "not_found", "link_revoked"],
} as const;

/** Input schemas of {@link voucher}. */
export const voucherInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: tokenQuery,
};

/**
 * Returns the voucher of a booking as PDF: one A4 page for the agency's desk. Refused with 503 while too many vouchers
 * are being drawn.
 */
export const voucher = defineEndpoint({
  ...fileRules,
  name: "voucher",
  method: "GET",
  path: "/api/voucher/{id}/{language}",
  input: inputOf<typeof voucherInput>(),
  responses: { 200: v.instance(Blob) },
  media: "application/pdf",
});

/** Input schemas of {@link calendar}. */
export const calendarInput = {
  params: v.object({ id: EntityId }),
  query: tokenQuery,
};

/**
 * Returns a booking's pick-up and drop-off as an iCalendar file, in the language of the booking. Importing it again
 * updates the events: their ids stay the same, and their sequence is the booking's version.
 */
export const calendar = defineEndpoint({
  ...fileRules,
  name: "calendar",
  method: "GET",
  path: "/api/calendar/{id}",
  input: inputOf<typeof calendarInput>(),
  responses: { 200: v.instance(Blob) },
  media: "text/calendar",
});
