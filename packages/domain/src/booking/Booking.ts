import * as v from "valibot";
import { Car } from "../car/Car.ts";
import { StatedCoverContents } from "../pricing/covers/CoverContents.ts";
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
import { MAX_CANCEL_REASON_LENGTH } from "./CancelReason.ts";
import { CancelledBy } from "./CancelledBy.ts";
import { UsageCharge } from "./condition/usageCharges.ts";
import { RentalRecords } from "./desk/RentalRecord.ts";
import { ChangeRequest } from "./change/ChangeRequest.ts";
import { GuestConfirmation } from "./GuestConfirmation.ts";
import { RentalOptions } from "./RentalOptions.ts";
import { anyText } from "../validation/boundedText.ts";
import { BookedArrival } from "./arrival/Arrival.ts";
import { KeptHours } from "../supplier/hours/KeptHours.ts";
import { MAX_HAND_OVER_ADDRESS_LENGTH } from "../validation/HandOverAddress.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** The additional driver of a rental. */
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

/** The driver's cancellation request. It is open until it is declined or accepted. */
export const CancelRequest = v.object({
  requestedAt: Instant,
  requestedBy: EntityId,
  declinedAt: v.nullable(Instant),
  declinedBy: v.nullable(EntityId),
  acceptedAt: v.nullable(Instant),
  /** Null if it was accepted because the agency did not respond (product.md, section 13). */
  acceptedBy: v.nullable(EntityId),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;

/** Another booking, identified by id and reference. */
const BookingSummary = v.object({ id: EntityId, reference: BookingReference });

/** The move of a booking that its agency cancelled to another one [MV2, MV3]. */
export const BookingMove = v.object({
  /** Until when the driver may move the booking to another car. Null if not offered, declined or already moved. */
  offeredUntil: v.nullable(Instant),
  /** The booking that it was moved to. */
  to: v.nullable(BookingSummary),
  /** The cancelled booking that it was moved from. */
  from: v.nullable(BookingSummary),
});
export type BookingMove = v.InferOutput<typeof BookingMove>;

/** A booking in API format (product.md, sections 3 and 12). Amounts in TND. */
export const Booking = v.object({
  id: EntityId,
  /** Version number of the booking, from 1. A change sends the version that the caller read. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reference: BookingReference,
  /** The car, with the excess as sold [CV3]. */
  car: Car,
  /** Contents of the agency's covers at the sale [CV3]. Absent if not set. */
  coverContents: v.exactOptional(StatedCoverContents),
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
  /** The address to which the agency delivers the car at pick-up [FE11]. Absent without delivery. */
  deliveryAddress: v.exactOptional(anyText(MAX_HAND_OVER_ADDRESS_LENGTH)),
  /** The address at which the agency collects the car at drop-off [FE15]. Absent without collection. */
  collectionAddress: v.exactOptional(anyText(MAX_HAND_OVER_ADDRESS_LENGTH)),
  /** The driver's flight or ferry [AV1]; null if not stated. Absent in responses of earlier versions. */
  arrival: v.exactOptional(v.nullable(BookedArrival)),
  /**
   * How long the agency keeps the car for a late driver, as booked [AV4]. Absent in responses of earlier
   * versions.
   */
  keptHours: v.exactOptional(KeptHours),
  /** The quote as sold. Later catalogue changes do not affect it. */
  quote: Quote,
  /** For staff only. `rate` is in percent; `amount`, the marketplace's share of the total, is in TND. */
  commission: v.exactOptional(v.object({ rate: Percentage, amount: Dinars })),
  /** For staff only: whether the agency is suspended. Its staff can then change nothing. */
  agencySuspended: v.exactOptional(v.boolean()),
  /**
   * For staff only: the recorded hand-over and return of the car [DK1]. Absent in responses of earlier
   * versions.
   */
  records: v.exactOptional(RentalRecords),
  /** In TND. */
  total: Dinars,
  currency: Currency,
  /** Ordered by time. */
  payments: v.array(Payment),
  /** Ordered by time of request. */
  refunds: v.array(Refund),
  /** Charges for extra kilometres and missing fuel, recorded at the return [HO9]. Absent if none. */
  usageCharges: v.exactOptional(v.pipe(v.array(UsageCharge), v.maxLength(10))),
  cancelRequest: v.nullable(CancelRequest),
  /** The driver's latest change request [CN14]; null if there is none. Absent in responses of earlier versions. */
  changeRequest: v.exactOptional(v.nullable(ChangeRequest)),
  /**
   * Number of the driver's change requests that the agency has not accepted [CN17]. Absent in responses of earlier
   * versions.
   */
  unacceptedChangeRequests: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Null if the booking is not cancelled, or if the canceller was not recorded. */
  cancelledBy: v.nullable(orUnknown(CancelledBy)),
  /** When staff recorded a no-show [DK4]. Absent otherwise. */
  noShowAt: v.exactOptional(Instant),
  /**
   * Staff's reason, shown to the driver, for refusing the request or cancelling the booking. Absent if none
   * was given.
   */
  cancelReason: v.exactOptional(anyText(MAX_CANCEL_REASON_LENGTH)),
  move: BookingMove,
  /** Whether a payment was started and its outcome is unknown. */
  paymentOpen: v.boolean(),
  /** Whether the driver has reviewed the booking. */
  reviewed: v.boolean(),
  /** When an unpaid hold lapses; null if the hold is firm or released. */
  holdExpiresAt: v.nullable(Instant),
  /** Null if no confirmation is needed because the driver was signed in. */
  guestConfirmation: v.nullable(orUnknown(GuestConfirmation)),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: v.nullable(Instant),
});
export type Booking = v.InferOutput<typeof Booking>;
