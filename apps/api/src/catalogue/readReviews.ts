import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import { sql } from "kysely";
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

/** Returns the shares of an agency's reviews by their answers [RV7]; null without reviews. */
export async function readReviewShares(db: Queries, supplierId: string): Promise<ReviewShares | null> {
  const share = (answer: string) =>
    sql<number | null>`round(100.0 * count(*) filter (where ${sql.raw(answer)}) / nullif(count(*), 0))::int`;
  const row = await db
    .selectFrom("reviews")
    .where("supplier_id", "=", supplierId)
    .select([
      share("rented_car").as("rentedCar"),
      share("agency_answered_calls").as("agencyAnsweredCalls"),
      share("agency_cancelled_last_minute").as("agencyCancelledLastMinute"),
      share("car_eta = 'onTime'").as("carOnTime"),
    ])
    .executeTakeFirstOrThrow();
  const { rentedCar, agencyAnsweredCalls, agencyCancelledLastMinute, carOnTime } = row;
  if (rentedCar === null || agencyAnsweredCalls === null) return null;
  if (agencyCancelledLastMinute === null || carOnTime === null) return null;
  return { rentedCar, agencyAnsweredCalls, agencyCancelledLastMinute, carOnTime };
}
