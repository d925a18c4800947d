import { languages } from "@sayara/domain/language/Language";
import type { ExtraName } from "@sayara/domain/pricing/extras/Extra";
import { documentText } from "@sayara/i18n/documents/documentText";
import { feeKindMessages } from "@sayara/i18n/messages/feeKindMessages";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/** Returns the names of what a move leaves behind: the extras [EX7], and a delivery that is not offered [FE13]. */
export async function missingExtras(
  cancelled: Pick<StoredBooking, "quote" | "delivery_address">,
  { isDelivered }: { isDelivered: boolean },
): Promise<ExtraName[]> {
  const extras = (cancelled.quote.extraLines ?? []).map(({ name }) => name);
  if (cancelled.delivery_address === null || isDelivered) return extras;
  const names = await Promise.all(
    languages.map(async (language) => [language, (await documentText(language))(feeKindMessages.delivery)]),
  );
  return [...extras, Object.fromEntries(names) as ExtraName];
}
