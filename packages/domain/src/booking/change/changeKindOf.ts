import type { BookingAction } from "../actions/BookingAction.ts";

/**
 * Kinds of a change request. `extension` keeps the pick-up and the delivery and has a later drop-off. `dates` is every
 * other change [CN14].
 */
export const changeKinds = ["extension", "dates"] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface Dates {
  from: Date;
  to: Date;
}

/**
 * Returns the kind of a change of dates. A change that drops the delivery is no extension, because an
 * extension may be accepted after the car was delivered.
 */
export function changeKindOf(booked: Dates, requested: Dates & { dropsDelivery?: boolean }): ChangeKind {
  const isExtension = requested.from.getTime() === booked.from.getTime() && requested.to > booked.to;
  return isExtension && requested.dropsDelivery !== true ? "extension" : "dates";
}

/** The action that requests each kind of change. */
export const requestActions = {
  extension: "requestExtension",
  dates: "requestDates",
} as const satisfies Record<ChangeKind, BookingAction>;
