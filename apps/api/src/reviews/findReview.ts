import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Returns a review, and whether its agency is suspended. @throws RefusalError `not_found`. */
export async function findReview(db: Database, id: string, { locks = false }: { locks?: boolean } = {}) {
  const query = db
    .selectFrom("reviews")
    .innerJoin("suppliers", "suppliers.id", "reviews.supplier_id")
    .selectAll("reviews")
    .select("suppliers.suspended")
    .where("reviews.id", "=", id);
  const review = isUuid(id)
    ? await (locks ? query.forUpdate("reviews") : query).executeTakeFirst()
    : undefined;
  if (review === undefined) throw new RefusalError("not_found");
  return review;
}

/**
 * Returns a review written by the caller. @throws RefusalError `not_found`; `not_allowed` for anybody else.
 */
export async function requireOwnReview(
  db: Database,
  id: string,
  user: Pick<UserRow, "id" | "type">,
  options: { locks?: boolean } = {},
) {
  const review = await findReview(db, id, options);
  if (user.type !== "user" || review.user_id !== user.id) throw new RefusalError("not_allowed");
  return review;
}

/**
 * Requires a member of the staff of the review's agency who may respond to reviews: not an accountant [SR1],
 * and not while the agency is suspended [SR3].
 *
 * @throws RefusalError `not_allowed`.
 */
export function requireOfAgency(
  { supplier_id, suspended }: { supplier_id: string; suspended: boolean },
  user: Pick<UserRow, "type" | "supplier_id" | "supplier_role">,
): void {
  const isOfAgency = user.type === "supplier" && user.supplier_id === supplier_id;
  if (!isOfAgency || user.supplier_role === "accountant" || suspended) throw new RefusalError("not_allowed");
}
