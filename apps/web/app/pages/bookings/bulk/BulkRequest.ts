import type { Booking } from "@sayara/domain/booking/Booking";
import type { BulkAct } from "./bulkPlan.ts";

/** An act on selected bookings, as JSON: each with the version that staff has seen. */
export interface BulkRequest {
  act: BulkAct;
  bookings: readonly Pick<Booking, "id" | "version">[];
}
