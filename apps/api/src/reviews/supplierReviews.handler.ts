import type { supplierReviews } from "@sayara/api-client/contract/reviews/supplierReviews";
import { COMMENT_REQUIRED_BELOW_RATING, REVIEW_ANSWER_HOURS } from "@sayara/domain/config/businessDefaults";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { authorOf } from "./authorOf.ts";
import { reviewPhotoPath } from "./reviewPhotoPath.ts";

/** Lists an agency's reviews with its responses, including hidden reviews [RV9]. */
export const handleSupplierReviews: Handler<typeof supplierReviews> = async ({
  params: { supplier: segment, list, page, size },
  user,
  dependencies: { db },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment, action: "viewBookings" });
  let query = db
    .selectFrom("reviews")
    .leftJoin("bookings", (join) =>
      join.onRef("bookings.id", "=", "reviews.booking_id").on("bookings.deleted_at", "is", null),
    )
    .leftJoin("cars", "cars.id", "reviews.car_id")
    .leftJoin("review_reports", (join) =>
      join.onRef("review_reports.review_id", "=", "reviews.id").on("review_reports.side", "=", "agency"),
    )
    .where("reviews.supplier_id", "=", supplier.id)
    .selectAll("reviews")
    .select(["bookings.reference", "cars.name as car_name", "review_reports.at as reported_at"])
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id");
  if (list === "unanswered")
    query = query
      .where("reviews.answer", "is", null)
      .where("reviews.answer_removal", "is", null)
      .where("reviews.hidden_at", "is", null);
  if (list === "low") query = query.where("reviews.rating", "<", COMMENT_REQUIRED_BELOW_RATING);
  const { rows, total } = await readPageOfRows(query, { page, size });
  const items = rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    reference: row.reference,
    carName: row.car_name,
    author: authorOf(row),
    rating: row.rating,
    comments: row.comments === "" ? null : row.comments,
    language: row.language,
    photo: row.photo_state === "accepted" && row.hidden_at === null ? reviewPhotoPath(row.id) : null,
    createdAt: row.created_at.toISOString(),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : {
            text: row.answer,
            at: row.answered_at.toISOString(),
            changeableUntil: new Date(
              row.answered_at.getTime() + REVIEW_ANSWER_HOURS * 3_600_000,
            ).toISOString(),
          },
    answerRemoval: row.answer_removal,
    hiddenReason: row.hidden_reason,
    isReported: row.reported_at !== null,
  }));
  return { ok: true, status: 200, data: { items, total: Number(total) } };
};
