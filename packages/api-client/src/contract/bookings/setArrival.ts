import { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import { Booking } from "@sayara/domain/booking/Booking";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";
import { bookingInput } from "./singleBooking.ts";

/** Input schemas of {@link setArrival}. */
export const setArrivalInput = {
  ...bookingInput,
  body: v.object({ ...versionAndToken, arrival: v.nullable(Arrival) }),
};

/**
 * Sets the flight or ferry on which the driver arrives; null removes it. The driver may do this until
 * pick-up, staff until the car is handed over [AV5]. With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const setArrival = defineEndpoint({
  name: "setArrival",
  method: "PUT",
  path: "/api/set-arrival/{id}",
  input: inputOf<typeof setArrivalInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});
