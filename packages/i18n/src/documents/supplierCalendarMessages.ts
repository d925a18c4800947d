import type { MessageDescriptor } from "@lingui/core";

/** Titles of the events in an agency's calendar: a booking, and each kind of block. */
export const supplierCalendarMessages = {
  booked: /*i18n*/ { id: "supplierCalendar.booked", message: "{car}: booked, {reference}" },
  walkIn: /*i18n*/ { id: "supplierCalendar.walkIn", message: "{car}: rented at the desk" },
  workshop: /*i18n*/ { id: "supplierCalendar.workshop", message: "{car}: workshop" },
  ownUse: /*i18n*/ { id: "supplierCalendar.ownUse", message: "{car}: own use" },
  closed: /*i18n*/ { id: "supplierCalendar.closed", message: "{car}: closed" },
} satisfies Record<string, MessageDescriptor>;
