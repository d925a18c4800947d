import type { Client } from "@sayara/api-client/client/createClient";
import { signConditionReport } from "@sayara/api-client/contract/bookings/conditionReports";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AnyRefusal } from "@sayara/frontend/form/FormProblem";
import { sendRentalRecord } from "@sayara/frontend/rental/StaffActions/sendRentalRecord";
import { sendRequestDecision } from "@sayara/frontend/rental/StaffActions/sendRequestDecision";
import type { DayRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import type { UnsentDecision } from "./UnsentDecision.ts";

/**
 * Sends a staff action that may have been stored on the device, with the version of the booking that was
 * displayed. A condition report has no version [HO4].
 */
export async function sendDayRequest(
  call: Client,
  booking: Pick<Booking, "id" | "version">,
  action: DayRequest | UnsentDecision["action"],
): Promise<{ ok: true } | { ok: false; refusal: AnyRefusal }> {
  if (action.kind === "signConditionReport") {
    const { reportId, report: body } = action;
    return await call(signConditionReport, { params: { id: booking.id, reportId }, body });
  }
  return action.kind === "recordRental"
    ? sendRentalRecord(call, booking, action)
    : sendRequestDecision(call, booking, action);
}
