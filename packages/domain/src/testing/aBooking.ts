import type { Booking } from "../booking/Booking.ts";
import { quoteRental } from "../pricing/quoteRental.ts";
import { aCar } from "./aCar.ts";
import { aRental } from "./aRental.ts";

/**
 * Returns a booking for tests: `aCar()` for three days, reserved, to be paid at the agency. Pass the fields
 * under test.
 */
export function aBooking(changes: Partial<Booking> = {}): Booking {
  const rental = aRental();
  const quote = quoteRental(rental);
  const car = aCar();
  const place = { id: "location-1", slug: "tunis-carthage-airport", name: "Tunis-Carthage Airport" };
  return {
    id: "booking-1",
    version: 1,
    reference: "SY-7K3Q9D",
    car,
    supplier: car.supplier,
    driver: {
      id: "user-1",
      fullName: "Amine Ben Salah",
      email: "amine@example.tn",
      phone: "+21620123456",
      birthDate: "1995-04-03",
    },
    pickupLocation: place,
    dropOffLocation: place,
    from: rental.from.toISOString(),
    to: rental.to.toISOString(),
    status: "reserved",
    options: {
      cancellation: false,
      amendments: false,
      theftProtection: false,
      collisionDamageWaiver: false,
      fullInsurance: false,
      additionalDriver: false,
    },
    additionalDriver: null,
    quote,
    commission: { rate: 0, amount: 0 },
    total: quote.total,
    currency: "TND",
    payments: [],
    refunds: [],
    cancelRequest: null,
    cancelledBy: null,
    move: { offeredUntil: null, to: null, from: null },
    paymentOpen: false,
    reviewed: false,
    holdExpiresAt: null,
    guestConfirmation: null,
    createdAt: "2026-05-20T08:00:00Z",
    updatedAt: "2026-05-20T08:00:00Z",
    deletedAt: null,
    ...changes,
  };
}
