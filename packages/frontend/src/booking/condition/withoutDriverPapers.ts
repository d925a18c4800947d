import type { BookingView } from "@sayara/api-client/contract/bookings/booking";

/**
 * Removes the driver's licence and address from the copy stored on the device, since a signed link may open
 * that copy later [HO15].
 */
export function withoutDriverPapers(read: BookingView): BookingView {
  const { conditionReports } = read;
  if (!conditionReports?.handOver) return read;
  const { driverPapers: _, ...handOver } = conditionReports.handOver;
  return { ...read, conditionReports: { ...conditionReports, handOver } };
}
