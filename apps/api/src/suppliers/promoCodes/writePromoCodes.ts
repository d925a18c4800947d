import type { PromoCodeChange, StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { MAXIMUM_PROMO_CODES } from "@sayara/domain/pricing/promo/PromoCode";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import { countPromoUses } from "#api/bookings/promo/promoUses.ts";
import {
  isPromoCodeTaken,
  type KnownPromoCode,
  promoCodeColumns,
  readPromoCodes,
} from "#api/catalogue/promoCodeRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** A change of a code for the record of edits. */
export interface PromoEdit {
  subject: "promoCode";
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

interface PromoOwner {
  /** Null for the marketplace. */
  supplierId: string | null;
  now: Date;
}

/**
 * Adds or changes a code. Requires the lock of its text, `promoTextLock`.
 *
 * @throws RefusalError `not_found`, `stale_version`, `too_many_promo_codes`, `invalid_input` for a text that
 *   is taken.
 */
export async function savePromo(
  transaction: Transaction,
  { id, version, promo }: PromoCodeChange,
  { supplierId, now }: PromoOwner,
): Promise<PromoEdit> {
  const columns = { ...promoCodeColumns(promo), updated_at: now };
  const refuseTaken = async () => {
    if (await isPromoCodeTaken(transaction, { supplierId, code: promo.code, id }))
      throw new RefusalError("invalid_input", {
        fields: { "promo.code": validationMessage("promo_code_taken") },
      });
  };
  if (id === undefined) {
    if ((await readPromoCodes(transaction, supplierId)).length >= MAXIMUM_PROMO_CODES)
      throw new RefusalError("too_many_promo_codes");
    await refuseTaken();
    const { id: newId } = await transaction
      .insertInto("promo_codes")
      .values({ ...columns, supplier_id: supplierId, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { subject: "promoCode", subjectId: newId, after: promo };
  }
  const before = await requireCode(transaction, { supplierId, id, version });
  // If the agency and the marketplace already share a text, each may still pause or change its own code
  // [PD9].
  if (promo.code !== before.code) await refuseTaken();
  await transaction
    .updateTable("promo_codes")
    .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return { subject: "promoCode", subjectId: id, before, after: promo };
}

/**
 * Retires a code that a booking uses, and deletes any other code.
 *
 * @throws RefusalError `not_found`, `stale_version`.
 */
export async function retirePromo(
  transaction: Transaction,
  { id, version }: { id: string; version: number },
  { supplierId, now }: PromoOwner,
): Promise<PromoEdit> {
  const before = await requireCode(transaction, { supplierId, id, version });
  const codes = transaction.selectFrom("promo_codes").select("id").where("id", "=", id);
  // A concurrent booking with this code waits for this lock, and then finds the code retired or deleted.
  await codes.forUpdate().execute();
  const { numDeletedRows } = await transaction
    .deleteFrom("promo_codes")
    .where("id", "=", id)
    .where(sql<boolean>`not exists (select from bookings where promo_code_id = promo_codes.id)`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n)
    await transaction
      .updateTable("promo_codes")
      .set((eb) => ({ retired_at: now, updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  return { subject: "promoCode", subjectId: id, before };
}

/** Returns the codes of an agency or of the marketplace with the number of their uses. */
export async function readStoredCodes(
  db: Database,
  { supplierId, now }: PromoOwner,
): Promise<StoredPromoCode[]> {
  const codes = await readPromoCodes(db, supplierId);
  const uses = await countPromoUses(
    db,
    codes.map(({ id }) => id),
    now,
  );
  return codes.map((code) => {
    const { ofMarketplace: _, ...stored } = code;
    return { ...stored, uses: uses.get(code.id) ?? 0 };
  });
}

async function requireCode(
  transaction: Transaction,
  { supplierId, id, version }: { supplierId: string | null; id: string; version?: number | undefined },
): Promise<Omit<KnownPromoCode, "ofMarketplace">> {
  const found = (await readPromoCodes(transaction, supplierId)).find((one) => one.id === id);
  if (found === undefined) throw new RefusalError("not_found");
  const { ofMarketplace: _, ...code } = found;
  if (code.version !== version) throw new RefusalError("stale_version");
  return code;
}
