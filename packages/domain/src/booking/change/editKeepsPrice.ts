import type { Quote } from "@sayara/domain/pricing/Quote";
import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";

/** Options that an edit may change: all except the two flat fees, which cannot change after the sale. */
export const editableOptions = rentalOptions.filter(
  (option): option is Exclude<RentalOption, "cancellation" | "amendments"> =>
    option !== "cancellation" && option !== "amendments",
);

/**
 * Returns whether an edit keeps the price as sold: it changes no dates, no options with a price, no extras
 * and no fees [CN9, EX7, FE7]. An included option counts as chosen before and after the edit.
 */
export function editKeepsPrice(
  booked: { from: Date; to: Date; quote: Pick<Quote, "optionLines" | "extraLines" | "feeLines"> },
  edit: {
    from: Date;
    to: Date;
    options: { readonly [option in RentalOption]?: boolean | undefined };
    extras?: readonly Pick<ChosenExtra, "id" | "count">[];
    fees?: readonly RentalFee[];
  },
): boolean {
  if (edit.from.getTime() !== booked.from.getTime() || edit.to.getTime() !== booked.to.getTime())
    return false;
  const { extraLines = [] } = booked.quote;
  const { extras = [] } = edit;
  const isSameExtra = ({ id, count }: Pick<ChosenExtra, "id" | "count">) =>
    extraLines.some((line) => line.extra === id && line.count === count);
  if (extras.length !== extraLines.length || !extras.every(isSameExtra)) return false;
  const { feeLines = [] } = booked.quote;
  const { fees = [] } = edit;
  const isSameFee = ({ kind, price, count }: RentalFee) =>
    feeLines.some((line) => line.kind === kind && line.unitPrice === price && line.quantity === count);
  if (fees.length !== feeLines.length || !fees.every(isSameFee)) return false;
  return editableOptions.every((option) => {
    const soldLine = booked.quote.optionLines.find((line) => line.option === option);
    return soldLine?.unitPrice === 0 || (soldLine !== undefined) === (edit.options[option] === true);
  });
}
