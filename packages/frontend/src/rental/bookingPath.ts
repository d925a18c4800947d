/** Returns the path of a booking's page. For a guest it contains the token of the signed link. */
export function bookingPath(booking: { id: string; token?: string | null }): string {
  const params = new URLSearchParams({ b: booking.id });
  if (booking.token) params.set("t", booking.token);
  return `/booking?${params}`;
}
