import { Booking } from "@sayara/domain/booking/Booking";
import { DeclineReason } from "@sayara/domain/booking/DeclineReason";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Difference, DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { text } from "../texts.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";
import { EditRefusal } from "./EditRefusal.ts";

/** The dates that a driver requests. With the booked pick-up and a later drop-off, the change is an extension. */
export const BookingChange = v.object({
  from: Instant,
  to: Instant,
  /** False removes the booked delivery. Otherwise the delivery and its address stay [FE13]. */
  delivery: v.exactOptional(v.boolean()),
  /** False removes the booked collection. Otherwise the collection and its address stay [FE16]. */
  collection: v.exactOptional(v.boolean()),
  /** Date of issue of the driver's licence, as in an edit. */
  licenceSince: v.exactOptional(CalendarDate),
});
export type BookingChange = v.InferOutput<typeof BookingChange>;

/** Signature of a quote. It contains the quoted prices. */
const SignedQuote = text(4000);
const idInput = { params: v.object({ id: EntityId }) };

const refusals = [
  ...changeRefusals,
  "stale_version",
  "car_taken",
  "car_unavailable",
  "drop_off_not_served",
  ...periodRefusalCodes,
  "driver_too_young",
  "licence_too_recent",
  "option_unavailable",
  "extra_unavailable",
  "delivery_unavailable",
  "collection_unavailable",
  "extra_taken",
] as const;

/** Price of a requested change, in TND: the new quote, and its difference from the old total (negative if lower). */
export const ChangeQuote = v.object({
  quote: Quote,
  difference: Difference,
  /** The price lines that differ [CN10]. */
  lines: v.array(DifferenceLine),
  /** Amount due once the change is accepted [CN16]. */
  due: Dinars,
  /** Refund for a lower total [CN8]. */
  refund: Dinars,
  /** When a request lapses if it is sent now [CN14]. */
  lapsesAt: Instant,
  /** Signature of the prices. Until `signedQuoteExpiresAt`, the change may be requested at these prices. */
  signedQuote: SignedQuote,
  signedQuoteExpiresAt: Instant,
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

/** Input schemas of {@link quoteChange}. */
export const quoteChangeInput = { ...idInput, body: v.object({ ...versionAndToken, change: BookingChange }) };

/** Quotes other dates without requesting them. With a signed link, no proof of the mailbox is needed. */
export const quoteChange = defineEndpoint({
  name: "quoteChange",
  method: "POST",
  path: "/api/quote-change/{id}",
  input: inputOf<typeof quoteChangeInput>(),
  responses: { 200: ChangeQuote },
  refusals,
  refusalBody: EditRefusal,
  session: "optional",
  retry: "safe",
});

/** Input schemas of {@link requestChange}. */
export const requestChangeInput = {
  ...idInput,
  body: v.object({
    ...versionAndToken,
    change: BookingChange,
    total: Dinars,
    signedQuote: v.exactOptional(SignedQuote),
  }),
};

/**
 * Requests other dates at the total shown, in TND: either a later drop-off, until the booked drop-off, or
 * other dates, before pick-up, if the amendments option is not chosen [CN14]. The car is also held for the
 * new dates until the agency decides. A booking without payments allows three requests, not counting accepted
 * ones [CN17]. With a signed link, call `proveBooking` first (`proof_required`).
 */
export const requestChange = defineEndpoint({
  name: "requestChange",
  method: "POST",
  path: "/api/request-change/{id}",
  input: inputOf<typeof requestChangeInput>(),
  responses: { 200: Booking },
  refusals: [...refusals, "proof_required", "price_changed"],
  refusalBody: EditRefusal,
  session: "optional",
});

/** Input schemas of {@link withdrawChange}. */
export const withdrawChangeInput = { ...idInput, body: v.object(versionAndToken) };

/** Withdraws a pending change request. With a signed link, call `proveBooking` first (`proof_required`). */
export const withdrawChange = defineEndpoint({
  name: "withdrawChange",
  method: "POST",
  path: "/api/withdraw-change/{id}",
  input: inputOf<typeof withdrawChangeInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Input schemas of {@link decideChange}. */
export const decideChangeInput = {
  ...idInput,
  body: v.object({
    version: versionAndToken.version,
    accept: v.boolean(),
    total: v.exactOptional(Dinars),
    reason: v.exactOptional(DeclineReason),
  }),
};

/**
 * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND. The change
 * is then made, and an increase of the total becomes due [CN16]. Declining needs a `reason`, which is shown
 * to the driver.
 */
export const decideChange = defineEndpoint({
  name: "decideChange",
  method: "POST",
  path: "/api/decide-change/{id}",
  input: inputOf<typeof decideChangeInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "stale_version", "car_taken", "extra_taken", "price_changed"],
  refusalBody: EditRefusal,
  session: "required",
});
