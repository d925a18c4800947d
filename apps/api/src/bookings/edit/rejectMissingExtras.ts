import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { rangeOf } from "#api/bookings/hold/holdCar.ts";
import { countExtrasLeft } from "#api/bookings/hold/holdExtras.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { EditPlan } from "./planEdit.ts";

/**
 * Rejects a quote of an edit with more pieces of an extra than are left now [EX6].
 *
 * @throws RefusalError `extra_taken` with the extra's field and the number of pieces left.
 */
export async function rejectMissingExtras(
  db: Database,
  bookingId: string,
  { rental: { extras }, period }: Pick<EditPlan, "rental" | "period">,
  now: Date,
): Promise<void> {
  const ids = extras.map(({ id }) => id);
  const left = await countExtrasLeft(db, ids, { range: rangeOf(period), exceptFor: bookingId }, now);
  for (const [index, { id, count }] of extras.entries()) {
    const pieces = left.get(id) ?? 0;
    if (count <= pieces) continue;
    const message = writeValidationMessage({ code: "extra_taken", params: { left: pieces } });
    throw new RefusalError("extra_taken", { fields: { [`edit.extras.${index}`]: message } });
  }
}
