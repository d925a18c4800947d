import type { MessageDescriptor } from "@lingui/core";

/** Titles of the events of an agency's calendar, booked and by kind of block. */
export const supplierCalendarMessages = {
  booked: /*i18n*/ { id: "supplierCalendar.booked", message: "{car}: booked, {reference}" },
  walkIn: /*i18n*/ { id: "supplierCalendar.walkIn", message: "{car}: rented at the desk" },
  workshop: /*i18n*/ { id: "supplierCalendar.workshop", message: "{car}: workshop" },
  ownUse: /*i18n*/ { id: "supplierCalendar.ownUse", message: "{car}: own use" },
  closed: /*i18n*/ { id: "supplierCalendar.closed", message: "{car}: closed" },
} satisfies Record<string, MessageDescriptor>;
