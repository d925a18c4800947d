/** Name of the cache with the bookings stored on this device. Sign-out deletes it. */
export const storedBookingsName = "sayara.keptBookings";
