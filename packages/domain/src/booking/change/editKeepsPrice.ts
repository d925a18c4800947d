import type { Quote } from "@sayara/domain/pricing/Quote";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";

/** Options that an edit may change: all except the two flat fees, which cannot change after the sale. */
export const editableOptions = rentalOptions.filter(
  (option): option is Exclude<RentalOption, "cancellation" | "amendments"> =>
    option !== "cancellation" && option !== "amendments",
);

/**
 * Whether an edit keeps the price as sold: it changes neither the dates nor an option with a price [CN9]. An included
 * option counts as chosen in both cases.
 */
export function editKeepsPrice(
  booked: { from: Date; to: Date; quote: Pick<Quote, "optionLines"> },
  edit: { from: Date; to: Date; options: { readonly [option in RentalOption]?: boolean | undefined } },
): boolean {
  if (edit.from.getTime() !== booked.from.getTime() || edit.to.getTime() !== booked.to.getTime())
    return false;
  return editableOptions.every((option) => {
    const soldLine = booked.quote.optionLines.find((line) => line.option === option);
    return soldLine?.unitPrice === 0 || (soldLine !== undefined) === (edit.options[option] === true);
  });
}
