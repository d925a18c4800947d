import { createContext, use } from "react";
import { bookingPath } from "../rental/bookingPath.ts";
import { type BookingsRequest, bookingsAddress } from "./BookingsRequest.ts";

/** Path below which the list and its bookings are; empty for `/bookings` and `/booking`. */
export const BookingsBase = createContext("");

/** Returns functions that make the addresses of lists and of bookings. */
export function useBookingsPaths(): {
  listPath: (request?: BookingsRequest) => string;
  pathOf: (booking: { id: string }) => string;
} {
  const base = use(BookingsBase);
  return {
    listPath: (request) => base + (request === undefined ? "/bookings" : bookingsAddress(request)),
    pathOf: ({ id }) => base + bookingPath({ id }),
  };
}
