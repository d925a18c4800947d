import {
  bookingActions,
  changeBookingStatus,
  decideCancellation,
  decideChange,
  deleteBookings,
  recordPayment,
  recordRefund,
  updateBookingStatus,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleDeleteBookings, handleUpdateBookingStatus } from "./selection.handler.ts";
import {
  handleBookingActions,
  handleChangeBookingStatus,
  handleDecideCancellation,
  handleDecideChange,
  handleRecordPayment,
  handleRecordRefund,
} from "./staff.handler.ts";

/** Mounts the endpoints with which agencies and admins manage bookings. */
export function mountStaff(app: App): void {
  mountEndpoint(app, changeBookingStatus, handleChangeBookingStatus);
  mountEndpoint(app, recordPayment, handleRecordPayment);
  mountEndpoint(app, recordRefund, handleRecordRefund);
  mountEndpoint(app, decideCancellation, handleDecideCancellation);
  mountEndpoint(app, decideChange, handleDecideChange);
  // Enough for 100 bookings.
  const bodyLimit = 32 * 1024;
  mountEndpoint(app, updateBookingStatus, handleUpdateBookingStatus, { bodyLimit });
  mountEndpoint(app, deleteBookings, handleDeleteBookings, { bodyLimit });
  mountEndpoint(app, bookingActions, handleBookingActions);
}
