import type { Language } from "@sayara/domain/language/Language";
import { createI18n } from "@sayara/i18n/createI18n";
import { promotionConsentMessage } from "@sayara/i18n/messages/promotionConsentMessage";
import type { Transaction } from "#api/database/Schema.ts";
import type { PromotionConsentsTable } from "#api/database/tables/audienceTables.ts";

/** A driver's consent to promotions, or its end. */
export interface PromotionChoice {
  userId: string;
  agrees: boolean;
  source: PromotionConsentsTable["source"];
  /** Language of the page with the form. */
  language: Language;
  /** The site's name, which the text of the consent contains. */
  brand: string;
  at: Date;
}

/**
 * Stores a driver's choice about promotions, its time and the text that the driver agreed to [MA7]. A
 * repeated choice changes nothing.
 */
export async function setPromotions(
  transaction: Transaction,
  { userId, agrees, source, language, brand, at }: PromotionChoice,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("users")
    .set({ promotions_since: agrees ? at : null })
    .where("id", "=", userId)
    .where("type", "=", "user")
    .where("promotions_since", agrees ? "is" : "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const text = agrees
    ? (await createI18n(language))._({ ...promotionConsentMessage, values: { brand } })
    : null;
  await transaction
    .insertInto("promotion_consents")
    .values({ user_id: userId, at, source, agreed: agrees, language: agrees ? language : null, text })
    .execute();
}
