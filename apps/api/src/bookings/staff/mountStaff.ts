import {
  addBookingNote,
  bookingActions,
  changeBookingStatus,
  decideCancellation,
  decideChange,
  deleteBookings,
  recordNoShow,
  recordPayment,
  recordRefund,
  recordRental,
  updateBookingStatus,
  withdrawRentalRecord,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleDeleteBookings, handleUpdateBookingStatus } from "./selection.handler.ts";
import {
  handleAddBookingNote,
  handleBookingActions,
  handleChangeBookingStatus,
  handleDecideCancellation,
  handleDecideChange,
  handleRecordNoShow,
  handleRecordPayment,
  handleRecordRefund,
  handleRecordRental,
  handleWithdrawRentalRecord,
} from "./staff.handler.ts";

/** Mounts the endpoints with which agencies and admins manage bookings. */
export function mountStaff(app: App): void {
  mountEndpoint(app, changeBookingStatus, handleChangeBookingStatus);
  mountEndpoint(app, recordPayment, handleRecordPayment);
  mountEndpoint(app, recordRefund, handleRecordRefund);
  mountEndpoint(app, recordRental, handleRecordRental);
  mountEndpoint(app, withdrawRentalRecord, handleWithdrawRentalRecord);
  mountEndpoint(app, recordNoShow, handleRecordNoShow);
  mountEndpoint(app, addBookingNote, handleAddBookingNote);
  mountEndpoint(app, decideCancellation, handleDecideCancellation);
  mountEndpoint(app, decideChange, handleDecideChange);
  // Enough for 100 bookings.
  const bodyLimit = 32 * 1024;
  mountEndpoint(app, updateBookingStatus, handleUpdateBookingStatus, { bodyLimit });
  mountEndpoint(app, deleteBookings, handleDeleteBookings, { bodyLimit });
  mountEndpoint(app, bookingActions, handleBookingActions);
}
