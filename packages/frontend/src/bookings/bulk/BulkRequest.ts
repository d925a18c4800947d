import type { Booking } from "@sayara/domain/booking/Booking";
import type { StaffActionRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import type { BulkAction } from "./bulkPlan.ts";

/** A bulk action as JSON. Each booking has the version that staff have seen. */
export interface BulkRequest {
  action: BulkAction;
  bookings: readonly Pick<Booking, "id" | "version">[];
}

/** An action on one booking of the list as JSON, with the version that staff have seen. */
export interface RowRequest {
  action: StaffActionRequest;
  booking: Pick<Booking, "id" | "version">;
}
