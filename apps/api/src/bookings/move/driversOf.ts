import { birthDateOf } from "#api/bookings/birthDateOf.ts";
import type { Car } from "@sayara/domain/car/Car";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Order } from "#api/bookings/checkout/Order.ts";

/** Returns the drivers of a cancelled booking, the additional one only where the other car allows one. */
export function driversOf(booking: StoredBooking, car: Car): Pick<Order, "driver" | "additionalDriver"> {
  return {
    driver: {
      fullName: booking.driver_full_name,
      email: booking.driver_email,
      phone: booking.driver_phone,
      birthDate: birthDateOf(booking),
    },
    additionalDriver:
      booking.additional_driver === null || car.additionalDriver === -1
        ? undefined
        : booking.additional_driver,
  };
}
