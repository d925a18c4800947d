import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { isKnown } from "@sayara/domain/validation/newerValues";

/** Returns the options that are chosen or included [PR15]. An included additional driver counts only if named. */
export function bookedOptions({ optionLines }: Quote, hasSecondDriver: boolean): RentalOption[] {
  return optionLines
    .map(({ option }) => option)
    .filter(isKnown)
    .filter((option) => option !== "additionalDriver" || hasSecondDriver);
}
