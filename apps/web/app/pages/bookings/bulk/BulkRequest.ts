import type { Booking } from "@sayara/domain/booking/Booking";
import type { DeskAction } from "#web/shared/Desk/DeskAction.ts";
import type { BulkAction } from "./bulkPlan.ts";

/** An act on selected bookings, as JSON: each with the version that staff has seen. */
export interface BulkRequest {
  act: BulkAction;
  bookings: readonly Pick<Booking, "id" | "version">[];
}

/** An act on one booking of the list, as JSON, with the version that staff has seen. */
export interface RowRequest {
  act: DeskAction;
  booking: Pick<Booking, "id" | "version">;
}
