import * as v from "valibot";
import { Instant } from "../time/Instant.ts";
import { type BookingPeriodRules, checkBookingPeriod } from "./checkBookingPeriod.ts";
import { writeValidationMessage } from "../validation/ValidationMessage.ts";

/** Returns a schema of a rental's two instants; issues stand at `from` or `to` [VA10–VA14, VA27]. */
export function bookingPeriod(rules: BookingPeriodRules) {
  return v.pipe(
    v.object({ from: Instant, to: Instant }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { from, to } = dataset.value;
      const failure = checkBookingPeriod({ from: new Date(from), to: new Date(to) }, rules);
      if (failure === null) return;
      const key = failure.field === "from" ? "from" : "to";
      addIssue({
        message: writeValidationMessage(failure),
        path: [{ type: "object", origin: "value", input: dataset.value, key, value: dataset.value[key] }],
      });
    }),
  );
}
