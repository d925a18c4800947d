import type { Client } from "@sayara/api-client/client/createClient";
import { changeBookingStatus } from "@sayara/api-client/contract/bookings/changeBookingStatus";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AnyRefusal } from "@sayara/frontend/form/FormProblem";
import type { RequestDecision } from "./StaffActionRequest.ts";

/** Confirms or refuses a request with the displayed version of the booking. */
export async function sendRequestDecision(
  call: Client,
  { id, version }: Pick<Booking, "id" | "version">,
  action: RequestDecision,
): Promise<{ ok: true } | { ok: false; refusal: AnyRefusal }> {
  const body =
    action.kind === "confirm"
      ? { version, status: "reserved" as const }
      : { version, status: "cancelled" as const, reason: action.reason };
  return await call(changeBookingStatus, { params: { id }, body });
}
