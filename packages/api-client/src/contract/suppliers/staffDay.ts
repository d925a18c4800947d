import { BookedArrival } from "@sayara/domain/booking/arrival/Arrival";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { MAX_HAND_OVER_ADDRESS_LENGTH } from "@sayara/domain/validation/HandOverAddress";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/** Actions that a row of the day view may offer. */
export const dayActions = ["confirm", "refuse", "handOver", "return"] as const;
/** One of {@link dayActions}. */
export const DayAction = v.picklist(dayActions);
export type DayAction = v.InferOutput<typeof DayAction>;

/** A booking as a row of the day view. Amounts in TND. */
export const DayBooking = v.object({
  id: EntityId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reference: BookingReference,
  driver: v.object({ fullName: anyText(100), phone: v.nullable(anyText(40)) }),
  car: v.object({ id: EntityId, name: anyText(100) }),
  /** Name of the place of pick-up, or of drop-off in the lists of drop-offs and overdue returns. */
  place: anyText(200),
  /** Where the car is delivered at pick-up [FE11]. Absent without delivery, and in the lists of drop-offs. */
  deliveryAddress: v.exactOptional(anyText(MAX_HAND_OVER_ADDRESS_LENGTH)),
  /** Where the car is collected at drop-off [FE15], in the lists of requests and drop-offs. Absent without collection. */
  collectionAddress: v.exactOptional(anyText(MAX_HAND_OVER_ADDRESS_LENGTH)),
  /** The driver's flight or ferry [AV1], in the lists of pick-ups. Absent without one. */
  arrival: v.exactOptional(BookedArrival),
  /** Until when the car is kept for the driver [AV4], in the lists of pick-ups. Absent elsewhere. */
  keptUntil: v.exactOptional(Instant),
  from: Instant,
  to: Instant,
  total: Dinars,
  /** The amount still to be paid at the desk. */
  due: Dinars,
  currency: Currency,
  /** When a request lapses; null if it does not. */
  holdExpiresAt: v.nullable(Instant),
  /** When the car went out and came back [DK1]; null if not recorded. */
  handedOverAt: v.nullable(Instant),
  returnedAt: v.nullable(Instant),
  /** Actions that the caller may take now. */
  actions: v.array(orUnknown(DayAction)),
});
export type DayBooking = v.InferOutput<typeof DayBooking>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The day view of an agency or an administrator. */
export const StaffDay = v.object({
  /** Today, in the marketplace's time zone. */
  day: CalendarDate,
  /**
   * Number of bookings per list: requests, today's pick-ups and drop-offs, and cancellations, problems and
   * messages that await a response.
   */
  counts: v.object({
    toAnswer: count,
    pickUps: count,
    dropOffs: count,
    cancellations: count,
    problems: count,
    /**
     * Bookings with unread messages; for an administrator, those with reported messages. Absent in responses
     * of earlier versions.
     */
    messages: v.exactOptional(count),
  }),
  /** The first 50 rows of each list, by time. Empty for administrators, who see only counts. */
  requests: v.array(DayBooking),
  pickUps: v.array(DayBooking),
  dropOffs: v.array(DayBooking),
  /**
   * Bookings whose car was due back before today and is not recorded as returned [DK6], longest overdue
   * first.
   */
  overdueReturns: v.array(DayBooking),
  /** Earlier days' pick-ups whose car is still kept for the driver [AV4]. Absent in responses of earlier versions. */
  awaitedPickUps: v.exactOptional(v.array(DayBooking)),
  /** Earlier days' pick-ups whose car is no longer kept, without a recorded hand-over or no-show [DK7]. */
  missedPickUps: v.array(DayBooking),
  /** Number of overdue returns and missed pick-ups; null for administrators, who see no rows. */
  overdue: v.nullable(v.object({ returns: count, pickUps: count })),
  /**
   * Number of accepted documents that have expired or expire within the reminder period; null without the
   * right to see documents.
   */
  papersEndingSoon: v.nullable(count),
  /** Number of conflicts of imported calendars; null without the right to see days. */
  calendarConflicts: v.nullable(count),
  /** Remaining steps of a joining agency [JN1, JN3]; null once it is accepted. */
  joining: v.nullable(v.object({ openSteps: count, isSubmitted: v.boolean(), isRefused: v.boolean() })),
});
export type StaffDay = v.InferOutput<typeof StaffDay>;

/** Input schemas of {@link staffDay}. */
export const staffDayInput = { params: v.object({ language: Language }) };

/** Returns the day view: rows and counts for an agency, or counts over all agencies for an administrator. */
export const staffDay = defineEndpoint({
  name: "staffDay",
  method: "GET",
  path: "/api/staff-day/{language}",
  input: inputOf<typeof staffDayInput>(),
  responses: { 200: StaffDay },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});
