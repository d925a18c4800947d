import type { ChosenExtra, ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { readExtras } from "#api/catalogue/extraRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

interface Terms {
  supplierId: string;
  /** Extras of the booking that is edited, with the terms as sold [EX7]. */
  bookedExtras: readonly ChosenExtra[];
  /** Path of the extras in the body. */
  within: string;
}

/**
 * Returns the chosen extras in the order of the choices. Extras of the booking have their terms as sold,
 * others the agency's current terms. Does not check the pieces left; `requireExtras` does.
 *
 * @throws RefusalError `extra_unavailable`, and `invalid_input` for more pieces than the maximum per rental,
 *   with the field.
 */
export async function resolveExtras(
  db: Database,
  choices: ExtraChoices,
  { supplierId, bookedExtras, within }: Terms,
): Promise<ChosenExtra[]> {
  if (choices.length === 0) return [];
  const offered = await readExtras(db, supplierId);
  return choices.map(({ extra: chosenId, count }, index) => {
    const id = chosenId.toLowerCase();
    const terms = offered.find((one) => one.id === id);
    const booked = bookedExtras.find((one) => one.id === id);
    const sold = booked ?? terms;
    if (sold === undefined) {
      throw new RefusalError("extra_unavailable", { fields: { [`${within}.${index}`]: "invalid" } });
    }
    const max = Math.max(terms?.maximumPerRental ?? 0, booked?.count ?? 0);
    if (count > max) {
      const message = writeValidationMessage({ code: "number_out_of_range", params: { min: 1, max } });
      throw new RefusalError("invalid_input", { fields: { [`${within}.${index}.count`]: message } });
    }
    const { kind, name, price, per } = sold;
    return { id, kind, name, price, per, count };
  });
}
