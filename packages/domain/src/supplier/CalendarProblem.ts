import * as v from "valibot";

/** Reasons why an agency's calendar could not be imported [CF4, CF5]. A failed import changes nothing. */
export const calendarProblems = [
  /** No response: the host name is unknown, or the connection or its encryption failed. */
  "unreachable",
  "timed_out",
  /** The host name resolves to an address that is not public. */
  "private_address",
  /** A redirect leads to an address without https. */
  "insecure_redirect",
  "too_many_redirects",
  /** The server refused access; the address was probably revoked. */
  "refused",
  /** The server responded with another error. */
  "server_error",
  "too_large",
  /** The response is another kind of file, or an incomplete calendar. */
  "not_a_calendar",
  "too_many_events",
  /** Parsing the calendar takes too much time or memory. */
  "too_complex",
] as const;
/** One of {@link calendarProblems}. */
export const CalendarProblem = v.picklist(calendarProblems);
export type CalendarProblem = v.InferOutput<typeof CalendarProblem>;
