import type { Booking } from "@sayara/domain/booking/Booking";
import type { DeskAct } from "#web/shared/Desk/DeskAct.ts";
import type { BulkAct } from "./bulkPlan.ts";

/** An act on selected bookings, as JSON: each with the version that staff has seen. */
export interface BulkRequest {
  act: BulkAct;
  bookings: readonly Pick<Booking, "id" | "version">[];
}

/** An act on one booking of the list, as JSON, with the version that staff has seen. */
export interface RowRequest {
  act: DeskAct;
  booking: Pick<Booking, "id" | "version">;
}
