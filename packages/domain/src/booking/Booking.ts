import * as v from "valibot";
import { Car } from "../car/Car.ts";
import { EntityId } from "../id/EntityId.ts";
import { LocationSummary } from "../location/Location.ts";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { Payment } from "../payment/Payment.ts";
import { Refund } from "../payment/Refund.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { Quote } from "../pricing/Quote.ts";
import { SupplierSummary } from "../supplier/SupplierSummary.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { Instant } from "../time/Instant.ts";
import { BookingReference } from "./BookingReference.ts";
import { BookingStatus } from "./BookingStatus.ts";
import { LONGEST_CANCEL_REASON } from "./CancelReason.ts";
import { CancelledBy } from "./CancelledBy.ts";
import { ChangeRequest } from "./change/ChangeRequest.ts";
import { GuestConfirmation } from "./GuestConfirmation.ts";
import { RentalOptions } from "./RentalOptions.ts";
import { anyText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** The second driver of a rental. */
export const AdditionalDriver = v.object({
  fullName: anyText(100),
  email: anyText(254),
  phone: anyText(40),
  birthDate: CalendarDate,
});
export type AdditionalDriver = v.InferOutput<typeof AdditionalDriver>;

/** The driver who booked. */
export const BookingDriver = v.object({
  id: EntityId,
  fullName: anyText(100),
  email: anyText(254),
  phone: v.nullable(anyText(40)),
  birthDate: v.nullable(CalendarDate),
});
export type BookingDriver = v.InferOutput<typeof BookingDriver>;

/** The driver's request to cancel. It is open while it is neither declined nor accepted. */
export const CancelRequest = v.object({
  requestedAt: Instant,
  requestedBy: EntityId,
  declinedAt: v.nullable(Instant),
  declinedBy: v.nullable(EntityId),
  acceptedAt: v.nullable(Instant),
  /** Null when silence accepted it (product.md, section 13). */
  acceptedBy: v.nullable(EntityId),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;

/** Another booking, by its names. */
const BookingName = v.object({ id: EntityId, reference: BookingReference });

/** How a booking that its agency cancelled became another one [MV2, MV3]. */
export const BookingMove = v.object({
  /** Until when the driver may move it to another car. Null: not offered, declined, or moved already. */
  offeredUntil: v.nullable(Instant),
  /** The booking to which it was moved. */
  to: v.nullable(BookingName),
  /** The cancelled booking from which it was moved. */
  from: v.nullable(BookingName),
});
export type BookingMove = v.InferOutput<typeof BookingMove>;

/** A booking on the wire (product.md, sections 3 and 12). Money in dinars. */
export const Booking = v.object({
  id: EntityId,
  /** Counter of changes, from 1. A change sends the version it saw. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reference: BookingReference,
  car: Car,
  supplier: SupplierSummary,
  driver: BookingDriver,
  pickupLocation: LocationSummary,
  dropOffLocation: LocationSummary,
  /** Pick-up. */
  from: Instant,
  /** Drop-off. */
  to: Instant,
  status: orUnknown(BookingStatus),
  options: RentalOptions,
  additionalDriver: v.nullable(AdditionalDriver),
  /** As sold. Later changes of the catalogue do not affect it. */
  quote: Quote,
  /** For staff only. `rate` in percent; `amount`, the marketplace's share of the total, in dinars. */
  commission: v.exactOptional(v.object({ rate: Percentage, amount: Dinars })),
  /** For staff only: whether the agency is suspended. Its staff may then change nothing. */
  agencySuspended: v.exactOptional(v.boolean()),
  /** In dinars. */
  total: Dinars,
  currency: Currency,
  /** In the order of their times. */
  payments: v.array(Payment),
  /** In the order of their requests. */
  refunds: v.array(Refund),
  cancelRequest: v.nullable(CancelRequest),
  /** The driver's last request for a change [CN14]. Null: none. Absent in answers of earlier versions. */
  changeRequest: v.exactOptional(v.nullable(ChangeRequest)),
  /** Null while it is not cancelled, and for cancellations of which this was not recorded. */
  cancelledBy: v.nullable(orUnknown(CancelledBy)),
  /** Staff's words to the driver: why the request was refused or the booking cancelled. Absent: none were given. */
  cancelReason: v.exactOptional(anyText(LONGEST_CANCEL_REASON)),
  move: BookingMove,
  /** A payment was started and its outcome is unknown. */
  paymentOpen: v.boolean(),
  /** The driver has reviewed it. */
  reviewed: v.boolean(),
  /** Lapse of an unpaid hold; null when the hold is firm or released. */
  holdExpiresAt: v.nullable(Instant),
  /** Null when no confirmation is needed: the driver was signed in. */
  guestConfirmation: v.nullable(orUnknown(GuestConfirmation)),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: v.nullable(Instant),
});
export type Booking = v.InferOutput<typeof Booking>;
