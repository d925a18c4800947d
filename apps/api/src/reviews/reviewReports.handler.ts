import type {
  closeReviewReports,
  reportReview,
  reviewsWaiting,
} from "@sayara/api-client/contract/reviews/reviewReports";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { sql } from "kysely";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { findReview, requireOfAgency, requireOwnReview } from "./findReview.ts";
import { authorOf } from "./authorOf.ts";

/** Reports a review or its response to the administrators [RV14]. */
export const handleReportReview: Handler<typeof reportReview> = async ({
  params: { id },
  body: { reason },
  user,
  dependencies,
  context,
}) => {
  const { clock } = dependencies;
  await limitRate(dependencies, { name: "review report", key: user.id, burst: 10, secondsEach: 60 });
  await inAccountTransaction(context, { id: user.id }, async (transaction, caller) => {
    const side: MessageSide = caller.type === "supplier" ? "agency" : "driver";
    if (side === "agency") requireOfAgency(await findReview(transaction, id), caller);
    else if ((await requireOwnReview(transaction, id, caller)).answer === null)
      throw new RefusalError("not_found");
    const stored = await transaction
      .insertInto("review_reports")
      .values({ review_id: id, side, author_id: caller.id, reason, at: clock() })
      .onConflict((conflict) => conflict.columns(["review_id", "side"]).doNothing())
      .returning("side")
      .executeTakeFirst();
    if (stored === undefined) throw new RefusalError("review_already_reported");
  });
  return { ok: true, status: 200, data: undefined };
};

/** Lists reviews with a photo or reports that await an administrator, longest wait first [RV13, RV14]. */
export const handleReviewsWaiting: Handler<typeof reviewsWaiting> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  // Uses two index scans, because one query with `or` would scan every review.
  const waiting = db
    .selectFrom("reviews")
    .select(["id as review_id", "photo_at as at"])
    .where("photo_state", "=", "waiting")
    .unionAll(db.selectFrom("review_reports").select(["review_id", "at"]));
  const oldest = db
    .selectFrom(waiting.as("waiting"))
    .select(["review_id", sql<Date>`min(at)`.as("since")])
    .groupBy("review_id");
  const { rows, total } = await readPageOfRows(
    db
      .selectFrom(oldest.as("oldest"))
      .innerJoin("reviews", "reviews.id", "oldest.review_id")
      .innerJoin("suppliers", "suppliers.id", "reviews.supplier_id")
      .leftJoin("bookings", (join) =>
        join.onRef("bookings.id", "=", "reviews.booking_id").on("bookings.deleted_at", "is", null),
      )
      .selectAll("reviews")
      .select(["suppliers.slug", "suppliers.name", "bookings.reference", "oldest.since"])
      .orderBy("oldest.since")
      .orderBy("reviews.id"),
    params,
  );
  const reports =
    rows.length === 0
      ? []
      : await db
          .selectFrom("review_reports")
          .selectAll()
          .where(
            "review_id",
            "in",
            rows.map(({ id }) => id),
          )
          .orderBy("at")
          .execute();
  const items = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    supplier: { slug: row.slug, name: row.name },
    author: authorOf(row),
    rating: row.rating,
    comments: row.comments === "" ? null : row.comments,
    language: row.language,
    answer: row.answer,
    hiddenReason: row.hidden_reason,
    hasWaitingPhoto: row.photo_state === "waiting",
    reports: reports
      .filter(({ review_id }) => review_id === row.id)
      .map(({ side, reason, at }) => ({ side, reason, at: at.toISOString() })),
    waitingSince: row.since.toISOString(),
  }));
  return { ok: true, status: 200, data: { items, total: Number(total) } };
};

/**
 * Closes the open reports about a review, removes its response if a reason is given, and records both [RV14].
 */
export const handleCloseReviewReports: Handler<typeof closeReviewReports> = async ({
  params: { id },
  body: { answerRemoval },
  user,
  dependencies: { db },
  context,
}) => {
  requireAdmin(user);
  const { supplier_id: supplierId } = await findReview(db, id);
  await inAdminTransaction(context, { supplierId }, async ({ transaction, recordEdit }) => {
    const review = await findReview(transaction, id, { locks: true });
    const closed = await transaction
      .deleteFrom("review_reports")
      .where("review_id", "=", id)
      .returning("side")
      .execute();
    if (closed.length === 0) throw new RefusalError("not_found");
    const subject = { subject: "review", subjectId: id } as const;
    if (answerRemoval === null || review.answer === null) {
      await recordEdit({ ...subject, action: "closed" });
      return;
    }
    await transaction
      .updateTable("reviews")
      .set({
        answer: null,
        answered_at: null,
        answered_by: null,
        answer_language: null,
        answer_removal: answerRemoval,
      })
      .where("id", "=", id)
      .execute();
    await recordEdit({ ...subject, action: "answerRemoved", after: { reason: answerRemoval } });
  });
  return { ok: true, status: 200, data: undefined };
};
