import type { MessageDescriptor } from "@lingui/core";

/**
 * Words of the UI components: names of buttons without text, states for screen readers. Translated into Greek
 * too. Components take them as props; an application reads them here.
 */
export const componentWords = {
  close: /*i18n*/ { id: "component.close", message: "Close" },
  next: /*i18n*/ { id: "component.next", message: "Next" },
  loading: /*i18n*/ { id: "component.loading", message: "Loading…" },
  clear: /*i18n*/ { id: "component.clear", message: "Clear" },
  previousMonth: /*i18n*/ { id: "component.previousMonth", message: "Previous month" },
  nextMonth: /*i18n*/ { id: "component.nextMonth", message: "Next month" },
  chooseDate: /*i18n*/ { id: "component.chooseDate", message: "Choose a date" },
  chooseDates: /*i18n*/ { id: "component.chooseDates", message: "Choose dates" },
  chooseTime: /*i18n*/ { id: "component.chooseTime", message: "Choose a time" },
  pickUpDate: /*i18n*/ { id: "component.pickUpDate", message: "Pick-up date" },
  dropOffDate: /*i18n*/ { id: "component.dropOffDate", message: "Drop-off date" },
  showPassword: /*i18n*/ { id: "component.showPassword", message: "Show password" },
  hidePassword: /*i18n*/ { id: "component.hidePassword", message: "Hide password" },
  page: /*i18n*/ { id: "component.page", message: "Page {page}" },
  previousPage: /*i18n*/ { id: "component.previousPage", message: "Previous page" },
  nextPage: /*i18n*/ { id: "component.nextPage", message: "Next page" },
  pagination: /*i18n*/ { id: "component.pagination", message: "Pages" },
  notifications: /*i18n*/ { id: "component.notifications", message: "Messages" },
  dismiss: /*i18n*/ { id: "component.dismiss", message: "Dismiss" },
  rating: /*i18n*/ { id: "component.rating", message: "{rating} out of 5" },
  done: /*i18n*/ { id: "component.done", message: "Done" },
} satisfies Record<string, MessageDescriptor>;
