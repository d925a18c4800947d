import { wholeNumber } from "@sayara/domain/validation/wholeNumber";

/**
 * A driver's age on the day of pick-up, in years. With it, totals include a young driver fee that applies
 * [FE8, FE9].
 */
export const DriverAge = wholeNumber(0, 120);
