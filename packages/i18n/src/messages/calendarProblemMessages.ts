import type { MessageDescriptor } from "@lingui/core";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Reasons why a calendar could not be read, and their remedies. */
export const calendarProblemMessages: Record<CalendarProblem | Unknown, MessageDescriptor> = {
  unreachable: /*i18n*/ {
    id: "calendarProblem.unreachable",
    message: "The server does not answer. Check the address.",
  },
  timed_out: /*i18n*/ { id: "calendarProblem.timed_out", message: "The server takes too long to answer." },
  private_address: /*i18n*/ {
    id: "calendarProblem.private_address",
    message: "This address is not on the public internet.",
  },
  insecure_redirect: /*i18n*/ {
    id: "calendarProblem.insecure_redirect",
    message: "The address leads to one without encryption (http).",
  },
  too_many_redirects: /*i18n*/ {
    id: "calendarProblem.too_many_redirects",
    message: "The address leads from one to the next without end.",
  },
  refused: /*i18n*/ {
    id: "calendarProblem.refused",
    message:
      "The server refuses: the address was probably changed or revoked. Remove it and add the new one.",
  },
  server_error: /*i18n*/ { id: "calendarProblem.server_error", message: "The server has a fault." },
  too_large: /*i18n*/ { id: "calendarProblem.too_large", message: "The calendar is larger than 1 MB." },
  not_a_calendar: /*i18n*/ {
    id: "calendarProblem.not_a_calendar",
    message: "The address does not lead to a complete iCal calendar.",
  },
  too_many_events: /*i18n*/ {
    id: "calendarProblem.too_many_events",
    message: "The calendar has more than 1,000 events in the next two years.",
  },
  too_complex: /*i18n*/ {
    id: "calendarProblem.too_complex",
    message: "The calendar is too complicated to read.",
  },
  unknown: /*i18n*/ { id: "calendarProblem.unknown", message: "The calendar could not be read." },
};
