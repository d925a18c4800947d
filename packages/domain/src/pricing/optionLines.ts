import { isRedundantCover } from "./isRedundantCover.ts";
import { type RentalOption, rentalOptions } from "./RentalOption.ts";
import { type Millimes, toDinars } from "../money/millimes.ts";
import { priceInMillimes } from "./checkedPricing.ts";
import type { PricingInput } from "./PricingInput.ts";
import type { OptionLine } from "./Quote.ts";
import type { Unknown } from "../validation/newerValues.ts";

/** Returns whether an option is paid once per rental instead of per day [PR14]. */
export function isFlatFee(option: RentalOption | Unknown): boolean {
  return option === "cancellation" || option === "amendments";
}

/** How `quoteRental` prices a rental. */
export interface QuoteTerms {
  /**
   * Whether the rental was already sold at these prices. A cover replaced by full insurance then stays in it:
   * it was bought before the API refused it [PR13, RC1].
   */
  isSold?: boolean;
}

/**
 * Returns the lines of the chosen and included options, and the chosen options that are refused, because the
 * car does not offer them or they have no effect [PR13–PR16].
 */
export function optionLines(
  { car, options = {} }: Pick<PricingInput, "car" | "options">,
  days: number,
  { isSold = false }: QuoteTerms,
) {
  const lines: OptionLine[] = [];
  const refusedOptions: RentalOption[] = [];
  for (const option of rentalOptions) {
    // An included option counts as chosen, whether or not it was requested [PR15].
    if (options[option] !== true && car[option] !== 0) continue;
    if (car[option] === -1 || (!isSold && isRedundantCover(car, option))) {
      refusedOptions.push(option);
      continue;
    }
    const quantity = isFlatFee(option) ? 1 : days;
    const price = toDinars(priceInMillimes(car[option]) * quantity);
    lines.push({ option, unitPrice: car[option], quantity, price });
  }
  return { lines, refusedOptions };
}

/** Returns the sum of the chosen options in millimes, by the same rules as `optionLines` [PR13–PR16]. */
export function optionsTotal(
  { car, options }: Pick<PricingInput, "car" | "options">,
  days: number,
): Millimes {
  if (options === undefined) return 0;
  // Unrolled, because this is several times faster than a loop over the names.
  const flatFees =
    priceIfChosen(options.cancellation, car.cancellation) + priceIfChosen(options.amendments, car.amendments);
  // Included full insurance replaces both other covers [PL2].
  const covers =
    car.fullInsurance === 0
      ? 0
      : priceIfChosen(options.theftProtection, car.theftProtection) +
        priceIfChosen(options.collisionDamageWaiver, car.collisionDamageWaiver);
  const daily =
    covers +
    priceIfChosen(options.fullInsurance, car.fullInsurance) +
    priceIfChosen(options.additionalDriver, car.additionalDriver);
  return flatFees + daily * days;
}

function priceIfChosen(isChosen: boolean | undefined, price: number): Millimes {
  return isChosen === true && price !== -1 ? priceInMillimes(price) : 0;
}
