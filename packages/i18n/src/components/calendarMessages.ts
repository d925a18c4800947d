import type { MessageDescriptor } from "@lingui/core";

/** Messages of calendars and their fields. */
export const calendarMessages = {
  previousMonth: /*i18n*/ { id: "component.previousMonth", message: "Previous month" },
  nextMonth: /*i18n*/ { id: "component.nextMonth", message: "Next month" },
  chooseDate: /*i18n*/ { id: "component.chooseDate", message: "Choose a date" },
  chooseDates: /*i18n*/ { id: "component.chooseDates", message: "Choose dates" },
  chooseTime: /*i18n*/ { id: "component.chooseTime", message: "Choose a time" },
  pickUpDate: /*i18n*/ { id: "component.pickUpDate", message: "Pick-up date" },
  dropOffDate: /*i18n*/ { id: "component.dropOffDate", message: "Drop-off date" },
} satisfies Record<string, MessageDescriptor>;
