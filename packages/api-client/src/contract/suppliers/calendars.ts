import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarAddress } from "@sayara/domain/supplier/CalendarAddress";
import { requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { PlanRefusal } from "../subscriptions/PlanRefusal.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { WebAddress } from "../texts.ts";
import { SupplierSegment } from "./supplierAccess.ts";
import { calendarRules, SupplierCalendars } from "./supplierCalendars.ts";

const ofAgency = { params: v.object({ supplier: SupplierSegment }) };
const ofSource = { params: v.object({ supplier: SupplierSegment, source: EntityId }) };

/** Input schemas of {@link createCalendarFeed}. */
export const createCalendarFeedInput = {
  ...ofAgency,
  /** `carId`: null for the whole fleet. */
  body: v.object({ carId: v.nullable(EntityId) }),
};

/**
 * Creates a secret iCal address for a car or the whole fleet [CF1]. Only this response contains the address.
 * An earlier address for the same car, or for the fleet, is revoked.
 */
export const createCalendarFeed = defineEndpoint({
  ...calendarRules,
  name: "createCalendarFeed",
  method: "POST",
  path: "/api/create-calendar-feed/{supplier}",
  input: inputOf<typeof createCalendarFeedInput>(),
  responses: { 200: v.object({ address: WebAddress, calendars: SupplierCalendars }) },
});

/** Input schemas of {@link revokeCalendarFeed}. */
export const revokeCalendarFeedInput = {
  params: v.object({ supplier: SupplierSegment, feed: EntityId }),
};

/** Revokes a secret iCal address immediately [CF1]. */
export const revokeCalendarFeed = defineEndpoint({
  ...calendarRules,
  name: "revokeCalendarFeed",
  method: "POST",
  path: "/api/revoke-calendar-feed/{supplier}/{feed}",
  input: inputOf<typeof revokeCalendarFeedInput>(),
  responses: { 200: SupplierCalendars },
});

/** Input schemas of {@link addCalendarSource}. */
export const addCalendarSourceInput = {
  ...ofAgency,
  body: v.object({ carId: EntityId, name: requiredText(100), address: CalendarAddress }),
};

/**
 * Adds an external calendar for a car and imports it [CF4]. If the import fails, the calendar is still added,
 * with its problem.
 */
export const addCalendarSource = defineEndpoint({
  ...calendarRules,
  refusals: [...calendarRules.refusals, "address_unconfirmed", "too_many_calendars", "plan_calendars"],
  refusalBody: PlanRefusal,
  name: "addCalendarSource",
  method: "POST",
  path: "/api/add-calendar-source/{supplier}",
  input: inputOf<typeof addCalendarSourceInput>(),
  responses: { 200: SupplierCalendars },
});

/** Input schemas of {@link readCalendarSource}. */
export const readCalendarSourceInput = ofSource;

/** Imports an external calendar now [CF4]. */
export const readCalendarSource = defineEndpoint({
  ...calendarRules,
  name: "readCalendarSource",
  method: "POST",
  path: "/api/read-calendar-source/{supplier}/{source}",
  input: inputOf<typeof readCalendarSourceInput>(),
  responses: { 200: SupplierCalendars },
});

/** Input schemas of {@link removeCalendarSource}. */
export const removeCalendarSourceInput = ofSource;

/** Removes an external calendar, with its conflicts and its blocks that have not ended [CF8]. */
export const removeCalendarSource = defineEndpoint({
  ...calendarRules,
  name: "removeCalendarSource",
  method: "POST",
  path: "/api/remove-calendar-source/{supplier}/{source}",
  input: inputOf<typeof removeCalendarSourceInput>(),
  responses: { 200: SupplierCalendars },
});

/** Input schemas of {@link calendarFeed}. */
export const calendarFeedInput = {
  /** The secret, followed by `.ics`. */
  params: v.object({ file: v.pipe(v.string(), v.maxLength(100)) }),
};

/**
 * Returns the calendar of a secret iCal address: bookings and blocks of a car or of the fleet, without names
 * of people [CF2]. Responds with 304 to an `If-None-Match` with the current `ETag`. Unknown and revoked
 * addresses are refused with `not_found`.
 */
export const calendarFeed = defineEndpoint({
  name: "calendarFeed",
  method: "GET",
  path: "/api/calendar-feed/{file}",
  secretInUrl: true,
  input: inputOf<typeof calendarFeedInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: ["not_found"],
  media: "text/calendar",
});
