import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { COMMISSION } from "@sayara/domain/config/businessDefaults";
import { aQuoteResponse } from "./aQuoteResponse.ts";

const noOptions: RentalOptions = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
};

/** A guest's request made on 20 November 2026 at noon. */
export function aBooking(changes: Partial<BookingView> = {}): BookingView {
  const booking = withoutReceipt(changes);
  const { reference, status, from, to, options: chosen, payments, refunds } = booking;
  const receipt = aReceiptInput({
    reference,
    status,
    from,
    to,
    options: chosen,
    commission: COMMISSION,
    payments,
    refunds,
  });
  return { ...booking, receipt, ...changes };
}

function withoutReceipt(changes: Partial<BookingView>): Omit<BookingView, "receipt"> {
  const options = changes.options ?? noOptions;
  const { car, quote, pickupLocation, dropOffLocation } = aQuoteResponse({ options });
  return {
    id: "booking-1",
    version: 1,
    reference: "SY-7K3Q9D",
    car,
    supplier: car.supplier,
    driver: {
      id: "user-1",
      fullName: "Amel Ben Salah",
      email: "amel@example.tn",
      phone: "+21620123456",
      birthDate: "1995-03-04",
    },
    pickupLocation,
    dropOffLocation,
    from: "2026-12-01T09:00:00.000Z",
    to: "2026-12-04T09:00:00.000Z",
    status: "pending",
    options,
    additionalDriver: null,
    quote,
    commission: { rate: 6, amount: 18 },
    total: quote.total,
    currency: "TND",
    payments: [],
    refunds: [],
    cancelRequest: null,
    cancelledBy: null,
    move: { offeredUntil: null, to: null, from: null },
    paymentOpen: false,
    reviewed: false,
    holdExpiresAt: "2026-11-20T14:00:00.000Z",
    guestConfirmation: "awaited",
    dueNow: { downPayment: null, full: quote.total },
    openEdit: null,
    edits: [],
    mayConfirm: false,
    proofNeeded: false,
    mayRevokeLinks: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    updatedAt: "2026-11-20T12:00:00.000Z",
    deletedAt: null,
    ...changes,
  };
}
