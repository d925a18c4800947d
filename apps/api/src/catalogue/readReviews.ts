import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { type PageRequest, readPageOfRows } from "./readPageOfRows.ts";

/** Filter for the reviews of an agency or of a car. */
export type ReviewFilter = { supplierId: string } | { carId: string };

/**
 * Returns the reviews of an agency or a car, newest first, with authors' first names only. A hidden review has its
 * reason instead of text and rating [RV10].
 */
export async function readReviews(
  db: Database,
  { page, size, ...filter }: PageRequest & ReviewFilter,
): Promise<{ items: PublishedReview[]; total: number }> {
  const allReviews = db.selectFrom("reviews");
  const { rows, total } = await readPageOfRows(
    ("carId" in filter
      ? allReviews.where("car_id", "=", filter.carId)
      : allReviews.where("supplier_id", "=", filter.supplierId)
    )
      .select(["id", "author_name", "rating", "comments", "created_at"])
      .select(["answer", "answered_at", "hidden_reason"])
      .orderBy("created_at", "desc")
      .orderBy("id"),
    { page, size },
  );
  const items = rows.map((row) => {
    const isHidden = row.hidden_reason !== null;
    const { answer, answered_at: answeredAt } = row;
    return {
      id: row.id,
      author: row.author_name.trim().split(/\s+/)[0] ?? "",
      rating: isHidden ? null : row.rating,
      comments: isHidden || row.comments === "" ? null : row.comments,
      createdAt: row.created_at.toISOString(),
      answer:
        isHidden || answer === null || answeredAt === null
          ? null
          : { text: answer, at: answeredAt.toISOString() },
      hiddenReason: row.hidden_reason,
    };
  });
  return { items, total };
}

/** Returns percentages of an agency's reviews by their answers [RV7]; null without reviews. */
export async function readReviewShares(db: Database, supplierId: string): Promise<ReviewShares | null> {
  const share = (condition: string) =>
    sql<
      number | null
    >`round(100.0 * count(*) filter (where ${sql.raw(condition)}) / nullif(count(*), 0))::int`;
  const row = await db
    .selectFrom("reviews")
    .where("supplier_id", "=", supplierId)
    .where("hidden_at", "is", null)
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
