import type { BookingView } from "@sayara/api-client/contract/bookings/booking";

/** Drops the driver's licence and address from a copy for the device: a signed link may open it later [HO15]. */
export function withoutPapers(read: BookingView): BookingView {
  const { conditionReports } = read;
  if (!conditionReports?.handOver) return read;
  const { driverPapers: _, ...handOver } = conditionReports.handOver;
  return { ...read, conditionReports: { ...conditionReports, handOver } };
}
