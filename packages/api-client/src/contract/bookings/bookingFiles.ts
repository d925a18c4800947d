import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

const token = v.object({ token: v.exactOptional(SignedToken) });
/**
 * A booking that the caller may not see is refused as `not_found`, like one that does not exist and one
 * whose online checkout was never paid.
 */
const rules = {
  session: "optional",
  secretInUrl: true,
  refusals: ["not_signed_in", "not_found", "link_revoked"],
} as const;

/** Schemas of the input of {@link voucher}. */
export const voucherInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: token,
};

/**
 * Returns the voucher of a booking as PDF: one A4 page for the agency's desk. Refused with 503 while too many are
 * drawn.
 */
export const voucher = defineEndpoint({
  ...rules,
  name: "voucher",
  method: "GET",
  path: "/api/voucher/{id}/{language}",
  input: inputOf<typeof voucherInput>(),
  answers: { 200: v.instance(Blob) },
  media: "application/pdf",
});

/** Schemas of the input of {@link calendar}. */
export const calendarInput = {
  params: v.object({ id: EntityId }),
  query: token,
};

/**
 * Returns a booking as a calendar file: pick-up and drop-off as iCalendar, in the language of the booking. Imported
 * again, the events are updated: their ids stay, and their sequence is the booking's version.
 */
export const calendar = defineEndpoint({
  ...rules,
  name: "calendar",
  method: "GET",
  path: "/api/calendar/{id}",
  input: inputOf<typeof calendarInput>(),
  answers: { 200: v.instance(Blob) },
  media: "text/calendar",
});
