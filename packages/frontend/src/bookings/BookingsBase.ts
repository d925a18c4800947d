import { createContext, use } from "react";
import { bookingPath } from "../rental/bookingPath.ts";
import { type BookingsRequest, bookingsAddress } from "./BookingsRequest.ts";

/** Prefix of the paths of the list and its bookings; empty for `/bookings` and `/booking`. */
export const BookingsBase = createContext("");

/** Returns functions that build the paths of lists and bookings. */
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
