import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { Queries } from "#api/database/Schema.ts";
import { type PageRequest, pageOfRows } from "./pageOfRows.ts";

/** Returns an agency's reviews, newest first, with the authors' first names only. */
export async function readReviews(
  db: Queries,
  { supplierId, ...page }: PageRequest & { supplierId: string },
): Promise<{ items: PublishedReview[]; total: number }> {
  const { rows, total } = await pageOfRows(
    db
      .selectFrom("reviews")
      .where("supplier_id", "=", supplierId)
      .select(["id", "author_name", "rating", "comments", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id"),
    page,
  );
  const items = rows.map(({ id, author_name, rating, comments, created_at }) => ({
    id,
    author: author_name.trim().split(/\s+/)[0] ?? "",
    rating,
    comments: comments === "" ? null : comments,
    createdAt: created_at.toISOString(),
  }));
  return { items, total };
}
