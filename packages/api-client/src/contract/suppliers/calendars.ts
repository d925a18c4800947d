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
 * Makes a secret iCal address of a car or of the fleet, and returns it this once [CF1]. An earlier one of the same car is
 * revoked.
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

/** Revokes a secret iCal address, at once [CF1]. */
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

/** Adds a calendar to read for a car, and reads it [CF4]. If that fails, it is added, with its problem. */
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

/** Reads a calendar now [CF4]. */
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

/** Stops reading a calendar. Its blocks and conflicts end [CF8]. */
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
  /** The secret, and `.ics`. */
  params: v.object({ file: v.pipe(v.string(), v.maxLength(100)) }),
};

/**
 * Returns a secret iCal address: bookings and blocks of a car or of the fleet, without names of people [CF2]. Answers 304
 * to an `If-None-Match` with the current `ETag`. An unknown address and a revoked one are `not_found`.
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
