/** The time of all screenshots, so that their dates never change: a Monday morning in Tunis. */
export const fixedNow = Date.parse("2026-06-15T09:00:00+01:00");
