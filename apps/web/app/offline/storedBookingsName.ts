/** Cache of the bookings that are kept on this device. A sign-out deletes it. */
export const storedBookingsName = "sayara.keptBookings";
