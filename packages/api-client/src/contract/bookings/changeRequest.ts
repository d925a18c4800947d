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
import { changeRefusals, seenBooking } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";
import { EditRefusal } from "./editBooking.ts";

/** The dates that a driver requests. The pick-up as booked and a later drop-off: an extension. */
export const BookingChange = v.object({
  from: Instant,
  to: Instant,
  /** Since when the driver has held a licence, as in an edit. */
  licenceSince: v.exactOptional(CalendarDate),
});
export type BookingChange = v.InferOutput<typeof BookingChange>;

/** The signature of a quote, with the prices in it. */
const SignedQuote = text(4000);
const id = { params: v.object({ id: EntityId }) };

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
] as const;

/** The price of a requested change, in TND: the new quote, and its difference to the old total (negative: less). */
export const ChangeQuote = v.object({
  quote: Quote,
  difference: Difference,
  /** The parts that differ [CN10]. */
  lines: v.array(DifferenceLine),
  /** Due once the change is accepted [CN16]. */
  due: Dinars,
  /** Refund of a lower total [CN8]. */
  refund: Dinars,
  /** Until when a request sent now waits [CN14]. */
  lapsesAt: Instant,
  /** Signature of the prices: until `signedQuoteExpiresAt` the change may be requested at them. */
  signedQuote: SignedQuote,
  signedQuoteExpiresAt: Instant,
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

/** Schemas of the input of {@link quoteChange}. */
export const quoteChangeInput = { ...id, body: v.object({ ...seenBooking, change: BookingChange }) };

/** Quotes other dates without requesting them. By a signed link it needs no proof of the mailbox. */
export const quoteChange = defineEndpoint({
  name: "quoteChange",
  method: "POST",
  path: "/api/quote-change/{id}",
  input: inputOf<typeof quoteChangeInput>(),
  answers: { 200: ChangeQuote },
  refusals,
  refusalBody: EditRefusal,
  session: "optional",
  retry: "safe",
});

/** Schemas of the input of {@link requestChange}. */
export const requestChangeInput = {
  ...id,
  body: v.object({
    ...seenBooking,
    change: BookingChange,
    total: Dinars,
    signedQuote: v.exactOptional(SignedQuote),
  }),
};

/**
 * Requests other dates at the total shown, in TND: a later drop-off until the one as booked, or other dates before
 * pick-up where amendments are not chosen [CN14]. The agency decides; until then the car is held for them too. By a
 * signed link it needs `proveBooking` first (`proof_required`).
 */
export const requestChange = defineEndpoint({
  name: "requestChange",
  method: "POST",
  path: "/api/request-change/{id}",
  input: inputOf<typeof requestChangeInput>(),
  answers: { 200: Booking },
  refusals: [...refusals, "proof_required", "price_changed"],
  refusalBody: EditRefusal,
  session: "optional",
});

/** Schemas of the input of {@link withdrawChange}. */
export const withdrawChangeInput = { ...id, body: v.object(seenBooking) };

/**
 * Withdraws a requested change that waits. By a signed link it needs `proveBooking` first (`proof_required`).
 */
export const withdrawChange = defineEndpoint({
  name: "withdrawChange",
  method: "POST",
  path: "/api/withdraw-change/{id}",
  input: inputOf<typeof withdrawChangeInput>(),
  answers: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Schemas of the input of {@link decideChange}. */
export const decideChangeInput = {
  ...id,
  body: v.object({
    version: seenBooking.version,
    accept: v.boolean(),
    total: v.exactOptional(Dinars),
    reason: v.exactOptional(DeclineReason),
  }),
};

/**
 * Accepts or declines a requested change. Accepting needs `total`, the new total as shown, in TND; the change is then
 * made, and a higher total is due [CN16]. Declining needs a `reason`, which the driver reads.
 */
export const decideChange = defineEndpoint({
  name: "decideChange",
  method: "POST",
  path: "/api/decide-change/{id}",
  input: inputOf<typeof decideChangeInput>(),
  answers: { 200: Booking },
  refusals: [...changeRefusals, "stale_version", "car_taken", "price_changed"],
  refusalBody: EditRefusal,
  session: "required",
});
