import { isOpenAt, type OpeningTerms } from "@sayara/domain/supplier/hours/isOpenAt";
import type { RentalFee } from "./RentalFee.ts";
import type { SupplierFees } from "./SupplierFees.ts";

/** An agency's fees and opening times. */
export interface FeeTerms extends OpeningTerms {
  fees: SupplierFees;
}

/** The pick-up or the drop-off of a rental. */
export interface HandOver {
  place: {
    /** In lower case. */
    id: string;
    isAirport: boolean;
  };
  at: Date;
}

/**
 * Returns a rental's mandatory fees, which depend only on its places and times, in the order of their kinds
 * [FE2–FE5].
 *
 * @param timeZone the marketplace's IANA zone, in which opening hours are read [TM1].
 */
export function feesOfRental(
  terms: FeeTerms,
  { pickup, dropOff }: { pickup: HandOver; dropOff: HandOver },
  timeZone: string,
): RentalFee[] {
  const { fees } = terms;
  const rentalFees: RentalFee[] = [];
  const handOvers = [pickup, dropOff];
  const oneWay = fees.oneWay.find(
    (pair) =>
      pair.pickup.toLowerCase() === pickup.place.id && pair.dropOff.toLowerCase() === dropOff.place.id,
  );
  if (oneWay !== undefined) rentalFees.push({ kind: "oneWay", price: oneWay.price, count: 1 });
  const addFee = (
    kind: "airport" | "outsideHours",
    price: number | null,
    isCharged: (each: HandOver) => boolean,
  ) => {
    const count = price === null ? 0 : handOvers.filter(isCharged).length;
    if (price !== null && count > 0) rentalFees.push({ kind, price, count });
  };
  addFee("airport", fees.airport, ({ place }) => place.isAirport);
  // Without known hours, no hand-over is outside them.
  const hasHours = terms.openingHours.length > 0;
  addFee("outsideHours", fees.outsideHours, ({ at }) => hasHours && !isOpenAt(terms, at, timeZone));
  return rentalFees;
}
