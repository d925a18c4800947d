import { MAXIMUM_YOUNG_AGE, MINIMUM_DRIVER_AGE } from "@sayara/domain/config/businessDefaults";

/** Ages of drivers for whom an agency may have a fee, in years [FE8]. */
export const youngAges: readonly number[] = Array.from(
  { length: MAXIMUM_YOUNG_AGE - MINIMUM_DRIVER_AGE },
  (_, index) => MINIMUM_DRIVER_AGE + index,
);
