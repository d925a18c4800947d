/** Where a booking is looked at. A guest's address carries the token that opens it. */
export function bookingAddress(booking: { id: string; token?: string | null }): string {
  const params = new URLSearchParams({ b: booking.id });
  if (booking.token) params.set("t", booking.token);
  return `/booking?${params}`;
}
