import { Block } from "@sayara/domain/block/Block";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { Page } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";

/** Choices for the number of days in the timeline. */
export const timelineDays = ["14", "31", "60"] as const;
/** Cars per page of the timeline. */
export const TIMELINE_CARS = 60;

/** Input schemas of {@link supplierTimeline}. */
export const supplierTimelineInput = {
  params: v.object({ supplier: SupplierSegment }),
  query: v.object({
    /** First day, in the marketplace's zone. */
    from: SupportedDate,
    days: v.picklist(timelineDays),
    page: v.exactOptional(Page),
  }),
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A booking that holds or held its car. */
export const TimelineBooking = v.object({
  id: EntityId,
  reference: BookingReference,
  /** The first word of the driver's name; empty if the account was deleted. */
  firstName: anyText(100),
  status: orUnknown(BookingStatus),
  from: Instant,
  to: Instant,
});
export type TimelineBooking = v.InferOutput<typeof TimelineBooking>;

/** New dates of a booking, held until the change is decided or paid. */
export const HeldChange = v.object({
  bookingId: EntityId,
  reference: BookingReference,
  from: Instant,
  to: Instant,
});
export type HeldChange = v.InferOutput<typeof HeldChange>;

/** A car's row in the timeline. Every list is ordered by time. */
export const TimelineCar = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  /** Distinguishes two cars of the same model. Null until it is entered. */
  plate: v.nullable(anyText(20)),
  /** Whether drivers may book the car. */
  isOffered: v.boolean(),
  bookings: v.array(TimelineBooking),
  changes: v.array(HeldChange),
  blocks: v.array(Block),
});
export type TimelineCar = v.InferOutput<typeof TimelineCar>;

/** A page of an agency's cars with their bookings and blocks, for `days` days from `from` on. */
export const SupplierTimeline = v.object({
  from: CalendarDate,
  days: count,
  /** Minutes after each booking and block during which the car is not offered. */
  turnaroundMinutes: count,
  cars: v.array(TimelineCar),
  /** Number of cars on all pages. */
  total: count,
});
export type SupplierTimeline = v.InferOutput<typeof SupplierTimeline>;

/**
 * Returns the cars of an agency by name, 60 per page, with the bookings and blocks that overlap these days.
 * Cancelled and lapsed bookings are left out.
 */
export const supplierTimeline = defineEndpoint({
  name: "supplierTimeline",
  method: "GET",
  path: "/api/supplier-timeline/{supplier}",
  session: "required",
  input: inputOf<typeof supplierTimelineInput>(),
  responses: { 200: SupplierTimeline },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});
