/** The moment of all pictures, so that no date in them changes: a Monday morning in Tunis. */
export const fixedNow = Date.parse("2026-06-15T09:00:00+01:00");
