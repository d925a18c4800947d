import type { Quote } from "../pricing/Quote.ts";
import { depositRange } from "../deposit/depositRange.ts";
import { rentalOptions } from "../pricing/RentalOption.ts";
import type { Car } from "./Car.ts";
import { maximumExcess } from "./maximumExcess.ts";
import { isKnown } from "../validation/newerValues.ts";

/** The four figures that a driver should know before paying, in TND and years [PL1]. */
export interface PlanFigures {
  /** Null without a quote, because the rental has no dates yet. */
  total: number | null;
  /** The lowest security deposit of all methods [DP2]. −1: not taken on the card; 0: none. */
  deposit: Car["deposit"];
  /** The highest security deposit of all methods. Equal to `deposit` if all are the same. */
  depositUpTo: Car["deposit"];
  /** Null if the agency states none [PL3]. */
  maximumExcess: number | null;
  /** In years, on the day of pick-up [VA7]. */
  minimumAge: number;
}

/**
 * Returns the figures of the section "Good to know before you pay" [PL1]. Without a quote, only the included covers
 * apply.
 *
 * @example planFigures(aCar({ deposit: 1000 }), null).deposit // 1000
 */
export function planFigures(
  car: Pick<Car, "deposit" | "deposits" | "excess" | "minimumAge" | (typeof rentalOptions)[number]>,
  quote: Pick<Quote, "total" | "optionLines"> | null,
): PlanFigures {
  const covers =
    quote === null
      ? rentalOptions.filter((option) => car[option] === 0)
      : quote.optionLines.map(({ option }) => option).filter(isKnown);
  const deposit = depositRange(car);
  return {
    total: quote === null ? null : quote.total,
    deposit: deposit.from,
    depositUpTo: deposit.to,
    maximumExcess: maximumExcess(car.excess, covers),
    minimumAge: car.minimumAge,
  };
}
