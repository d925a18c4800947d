import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { BlockCollision } from "./BlockRefusal.ts";
import { SupplierSegment } from "./supplierAccess.ts";

export const calendarRules = {
  session: "required",
  refusals: ["not_signed_in", "not_allowed", "not_found"],
} as const;
const ofAgency = { params: v.object({ supplier: SupplierSegment }) };

const car = { carId: EntityId, carName: anyText(100) };

/**
 * A secret iCal address of an agency that is not revoked [CF1]. The address itself is shown only when it is
 * created.
 */
export const CalendarFeed = v.object({
  id: EntityId,
  /** Null for the whole fleet. */
  carId: v.nullable(EntityId),
  carName: v.nullable(anyText(100)),
  createdAt: Instant,
  createdBy: anyText(100),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;

/** An external calendar that is imported for a car [CF4]. */
export const CalendarSource = v.object({
  id: EntityId,
  ...car,
  name: anyText(100),
  /** Host of the calendar's address; the address itself is secret. */
  host: anyText(300),
  /** Time of the latest import, successful or not; null before the first. */
  readAt: v.nullable(Instant),
  /** Time of the latest successful import, which the blocks reflect. */
  succeededAt: v.nullable(Instant),
  /** Why the latest import failed; null if it succeeded. */
  problem: v.nullable(orUnknown(CalendarProblem)),
  /** Unknown time zones of events. Their times are read in the marketplace's zone [CF7]. */
  unknownZones: v.array(anyText(100)),
  /** Number of the calendar's busy times that have not ended. */
  events: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type CalendarSource = v.InferOutput<typeof CalendarSource>;

/** An event that does not block its car, because a booking or another block holds the car [CF9]. */
export const CalendarConflict = v.object({
  id: EntityId,
  source: anyText(100),
  ...car,
  from: Instant,
  to: Instant,
  /** The event's title; may be empty. */
  summary: anyText(200),
  collision: BlockCollision,
  firstSeenAt: Instant,
});
export type CalendarConflict = v.InferOutput<typeof CalendarConflict>;

/**
 * An agency's calendars: its secret addresses, its imported calendars, and the conflicts to resolve manually.
 */
export const SupplierCalendars = v.object({
  feeds: v.array(CalendarFeed),
  sources: v.array(CalendarSource),
  conflicts: v.array(CalendarConflict),
  /** The agency's cars, by name. */
  cars: v.array(v.object({ id: EntityId, name: anyText(100), plate: v.nullable(anyText(20)) })),
});
export type SupplierCalendars = v.InferOutput<typeof SupplierCalendars>;

/** Input schemas of {@link supplierCalendars}. */
export const supplierCalendarsInput = ofAgency;

/** Returns an agency's calendars. */
export const supplierCalendars = defineEndpoint({
  ...calendarRules,
  name: "supplierCalendars",
  method: "GET",
  path: "/api/supplier-calendars/{supplier}",
  input: inputOf<typeof supplierCalendarsInput>(),
  responses: { 200: SupplierCalendars },
});
