import * as v from "valibot";

/** Why a calendar of an agency could not be read [CF4, CF5]. A failed reading changes nothing. */
export const calendarProblems = [
  /** No answer: the name is unknown, or the connection or its encryption failed. */
  "unreachable",
  "timed_out",
  /** The name stands for an address that is not public. */
  "private_address",
  /** A redirect leads to something other than https. */
  "insecure_redirect",
  "too_many_redirects",
  /** The server refused: the address was probably revoked. */
  "refused",
  /** The server answered with another error. */
  "server_error",
  "too_large",
  /** The answer is another kind of file, or an incomplete calendar. */
  "not_a_calendar",
  "too_many_events",
  /** Reading it takes too much time or memory. */
  "too_complex",
] as const;
/** One of {@link calendarProblems}. */
export const CalendarProblem = v.picklist(calendarProblems);
export type CalendarProblem = v.InferOutput<typeof CalendarProblem>;
