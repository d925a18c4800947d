import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import type { ReviewsQuery } from "@sayara/api-client/contract/catalogue/reviewsQuery";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { authorOf } from "#api/reviews/authorOf.ts";
import { reviewPhotoPath } from "#api/reviews/reviewPhotoPath.ts";
import { type PageRequest, readPageOfRows } from "./readPageOfRows.ts";

/** Filter for the reviews of an agency or of a car. */
export type ReviewOwner = { supplierId: string } | { carId: string };

/**
 * Returns the reviews of an agency or a car, newest first unless sorted otherwise, with authors' first names only. A
 * hidden review has its reason instead of text and rating [RV10]: it is last when sorted by rating, and no filter finds
 * it [RV12].
 */
export async function readReviews(
  db: Database,
  owner: ReviewOwner,
  { page, size, sort = "newest", stars, language, photo }: PageRequest & ReviewsQuery,
): Promise<{ items: PublishedReview[]; total: number }> {
  const allReviews = db.selectFrom("reviews");
  let query = (
    "carId" in owner
      ? allReviews.where("car_id", "=", owner.carId)
      : allReviews.where("supplier_id", "=", owner.supplierId)
  )
    .select(["id", "author_name", "rating", "comments", "language", "created_at"])
    .select(["answer", "answered_at", "answer_language", "answer_removal", "hidden_reason", "photo_state"]);
  const isFiltered = stars !== undefined || language !== undefined || photo !== undefined;
  if (isFiltered) query = query.where("hidden_at", "is", null);
  if (stars !== undefined) query = query.where("rating", "=", Number(stars));
  if (language !== undefined) query = query.where("language", "=", language).where("comments", "<>", "");
  if (photo !== undefined) query = query.where("photo_state", "=", "accepted");
  if (sort !== "newest")
    query = query.orderBy(sql`hidden_at is not null`).orderBy("rating", sort === "highest" ? "desc" : "asc");
  const { rows, total } = await readPageOfRows(query.orderBy("created_at", "desc").orderBy("id"), {
    page,
    size,
  });
  const items = rows.map((row) => {
    const isHidden = row.hidden_reason !== null;
    const { answer, answered_at: answeredAt } = row;
    return {
      id: row.id,
      author: authorOf(row),
      rating: isHidden ? null : row.rating,
      comments: isHidden || row.comments === "" ? null : row.comments,
      language: row.language,
      createdAt: row.created_at.toISOString(),
      photo: !isHidden && row.photo_state === "accepted" ? reviewPhotoPath(row.id) : null,
      answer:
        isHidden || answer === null || answeredAt === null
          ? null
          : { text: answer, at: answeredAt.toISOString(), language: row.answer_language ?? row.language },
      isAnswerable: !isHidden && answer === null && row.answer_removal === null,
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
