import { CONDITION_PICTURE_DAYS } from "@sayara/domain/config/businessDefaults";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";

const DAY = 86_400_000;

/**
 * Deletes the photos of condition reports 365 days after the drop-off [HO6], at most `batch` in a run.
 * `removeUnusedFiles` then deletes their files. Several processes may run it: each takes different photos.
 *
 * @returns the number of photos deleted.
 */
export function deleteConditionPictures(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { batch = 1000 }: { batch?: number } = {},
): Promise<number> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const deleted = await transaction
      .deleteFrom("condition_pictures")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("condition_pictures as due")
          .innerJoin("bookings", "bookings.id", "due.booking_id")
          .select("due.id")
          .where("to_at", "<=", new Date(now.getTime() - CONDITION_PICTURE_DAYS * DAY))
          .limit(batch)
          .forUpdate("due")
          .skipLocked(),
      )
      .returning("file_key")
      .execute();
    const keys = deleted.map(({ file_key: key }) => key);
    await markUnused(transaction, keys, now);
    return deleted.length;
  });
}
