import * as v from "valibot";
import { MAXIMUM_KEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";

const hours = wholeNumber(1, MAXIMUM_KEPT_HOURS);

/** Hours after the pick-up time for which an agency keeps the car for a late driver [AV3]. */
export const KeptHours = v.pipe(
  v.object({
    withoutArrival: hours,
    /** For a booking that names a flight or a ferry; at least as long. */
    withArrival: hours,
  }),
  v.forward(
    v.check(
      ({ withoutArrival, withArrival }) => withArrival >= withoutArrival,
      validationMessage("kept_hours_shorter"),
    ),
    ["withArrival"],
  ),
);
export type KeptHours = v.InferOutput<typeof KeptHours>;
