import { languages } from "@sayara/domain/language/Language";
import type { ExtraName } from "@sayara/domain/pricing/extras/Extra";
import { type AddressService, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { documentText } from "@sayara/i18n/documents/documentText";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Returns the names of what a move drops: the extras [EX7], and a delivery or collection that the new agency
 * does not offer [FE13, FE16].
 *
 * @param kept null for each service that the new booking does not have.
 */
export async function missingExtras(
  cancelled: Pick<StoredBooking, "quote" | "delivery_address" | "collection_address">,
  kept: Record<AddressService, unknown>,
): Promise<ExtraName[]> {
  const extras = (cancelled.quote.extraLines ?? []).map(({ name }) => name);
  const lost = addressServices.filter(
    (service) => cancelled[`${service}_address`] !== null && kept[service] === null,
  );
  return [...extras, ...(await Promise.all(lost.map(serviceName)))];
}

async function serviceName(service: AddressService): Promise<ExtraName> {
  const names = await Promise.all(
    languages.map(async (language) => [language, (await documentText(language))(feeKindMessages[service])]),
  );
  return Object.fromEntries(names) as ExtraName;
}
