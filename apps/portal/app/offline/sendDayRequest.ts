import type { Client } from "@sayara/api-client/client/createClient";
import type { Booking } from "@sayara/domain/booking/Booking";
import { sendRentalRecord } from "@sayara/frontend/rental/StaffActions/sendRentalRecord";
import { sendRequestDecision } from "@sayara/frontend/rental/StaffActions/sendRequestDecision";
import type { DayRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";

/** Sends an action of the day with the version of the booking that the person has seen. */
export function sendDayRequest(call: Client, booking: Pick<Booking, "id" | "version">, action: DayRequest) {
  return action.kind === "recordRental"
    ? sendRentalRecord(call, booking, action)
    : sendRequestDecision(call, booking, action);
}
