import type { Transaction } from "#api/database/Schema.ts";
import type { MarketplaceEditsTable } from "#api/database/tables/audienceTables.ts";

/**
 * A change to a record that belongs to no agency. `before` is absent if it was added, `after` if it was
 * deleted.
 */
export interface MarketplaceEdit extends Pick<MarketplaceEditsTable, "subject" | "action"> {
  subjectId: string;
  userId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

/** Records an administrator's change, in its transaction [AU1]. */
export async function recordMarketplaceEdit(
  transaction: Transaction,
  { subject, subjectId, userId, at, action, before, after }: MarketplaceEdit,
): Promise<void> {
  await transaction
    .insertInto("marketplace_edits")
    .values({
      subject,
      subject_id: subjectId,
      user_id: userId,
      at,
      action,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}
