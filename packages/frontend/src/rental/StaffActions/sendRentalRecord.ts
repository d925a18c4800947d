import type { Client } from "@sayara/api-client/client/createClient";
import { recordRental } from "@sayara/api-client/contract/bookings/rentalRecords";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AnyRefusal } from "@sayara/frontend/form/FormProblem";
import type { StaffActionRequest } from "./StaffActionRequest.ts";

/** Records a hand-over or a return with the displayed version of the booking. */
export async function sendRentalRecord(
  call: Client,
  { id, version }: Pick<Booking, "id" | "version">,
  action: Extract<StaffActionRequest, { kind: "recordRental" }>,
): Promise<{ ok: true } | { ok: false; refusal: AnyRefusal }> {
  const { kind: _, record, ...facts } = action;
  return await call(recordRental, { params: { id }, body: { version, kind: record, ...facts } });
}
