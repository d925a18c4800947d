import { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** The typed fields of an arrival. Their names are those of the API's field errors. */
export type ArrivalValues = Record<"arrival.number" | "arrival.time", string>;

const TypedArrival = v.object({ arrival: v.nullable(Arrival) });

/** Validates an arrival with the API's schema. Two empty fields mean no arrival. */
export function checkArrival(
  values: ArrivalValues,
): CheckResult<keyof ArrivalValues, v.InferOutput<typeof TypedArrival>> {
  const parsed = v.safeParse(TypedArrival, { arrival: arrivalIn(values) });
  return parsed.success
    ? { errors: {}, ready: parsed.output }
    : { errors: refusalFields(parsed.issues), ready: null };
}

/** Returns the arrival as typed; null if both fields are empty. */
export function arrivalIn({ "arrival.number": number, "arrival.time": time }: ArrivalValues) {
  if (number.trim() === "" && time === "") return null;
  return { number, time: time === "" ? null : time };
}
