import * as v from "valibot";
import { Car } from "../car/Car.ts";
import { EntityId } from "../id/EntityId.ts";
import { LocationSummary } from "../location/Location.ts";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { Quote } from "../pricing/Quote.ts";
import { SupplierSummary } from "../supplier/SupplierSummary.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { Instant } from "../time/Instant.ts";
import { BookingReference } from "./BookingReference.ts";
import { BookingStatus } from "./BookingStatus.ts";
import { GuestConfirmation } from "./GuestConfirmation.ts";
import { RentalOptions } from "./RentalOptions.ts";
import { anyText } from "../validation/boundedText.ts";

/** Who drives besides the one who booked. */
export const AdditionalDriver = v.object({
  fullName: anyText(100),
  email: anyText(254),
  phone: anyText(40),
  birthDate: CalendarDate,
});
export type AdditionalDriver = v.InferOutput<typeof AdditionalDriver>;

/** The driver who booked, as booking pages show them. */
export const BookingDriver = v.object({
  id: EntityId,
  fullName: anyText(100),
  email: anyText(254),
  phone: v.nullable(anyText(40)),
  birthDate: v.nullable(CalendarDate),
});
export type BookingDriver = v.InferOutput<typeof BookingDriver>;

/** Money that moved, in dinars: a payment or a refund. `gateway` is null for money taken at the desk. */
export const MoneyMovement = v.object({
  id: EntityId,
  amount: Dinars,
  gateway: v.nullable(anyText(40)),
  at: Instant,
});
export type MoneyMovement = v.InferOutput<typeof MoneyMovement>;

/** The driver's request to cancel, and what staff made of it: open while neither declined nor accepted. */
export const CancelRequest = v.object({
  requestedAt: Instant,
  requestedBy: EntityId,
  declinedAt: v.nullable(Instant),
  declinedBy: v.nullable(EntityId),
  acceptedAt: v.nullable(Instant),
  /** Null when accepted by silence. */
  acceptedBy: v.nullable(EntityId),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;

/** A booking on the wire (decisions, "Bookings"). Money in dinars. */
export const Booking = v.object({
  id: EntityId,
  /** Grows by one with every change; a change sends the one it saw. */
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
  status: BookingStatus,
  options: RentalOptions,
  additionalDriver: v.nullable(AdditionalDriver),
  /** As sold: later changes of the catalogue do not touch it. */
  quote: Quote,
  /** The rate in percent, what it adds to the rental in dinars. */
  commission: v.object({ rate: Percentage, amount: Dinars }),
  /** In dinars. */
  total: Dinars,
  currency: Currency,
  payments: v.array(MoneyMovement),
  refunds: v.array(MoneyMovement),
  cancelRequest: v.nullable(CancelRequest),
  /** When an unpaid hold on the car lapses; null when the hold is firm or gone. */
  holdExpiresAt: v.nullable(Instant),
  /** Null: nothing has to be confirmed, since the driver was signed in. */
  guestConfirmation: v.nullable(GuestConfirmation),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: v.nullable(Instant),
});
export type Booking = v.InferOutput<typeof Booking>;
