import type { answerReview, hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import { REVIEW_ANSWER_HOURS } from "@sayara/domain/config/businessDefaults";
import { reviewLanguageOf } from "@sayara/domain/review/reviewLanguageOf";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { announceToReviewer } from "./announceReview.ts";
import { findReview, requireOfAgency } from "./findReview.ts";

/**
 * Stores the agency's response to a review, unless one exists or was removed, and notifies the driver. With
 * `isChange`, edits the response within 48 hours [RV9]. Refuses accountants [SR1] and staff of a suspended
 * agency.
 */
export const handleAnswerReview: Handler<typeof answerReview> = async ({
  params: { id },
  body: { answer, isChange },
  user,
  dependencies,
  context,
}) => {
  const { db, clock } = dependencies;
  requireOfAgency(await findReview(db, id), user);
  await limitRate(dependencies, { name: "review answer", key: user.id, burst: 30, secondsEach: 30 });
  await inAccountTransaction(context, { id: user.id }, async (transaction, caller) => {
    const review = await findReview(transaction, id, { locks: true });
    requireOfAgency(review, caller);
    const now = clock();
    const { answered_at: answeredAt } = review;
    const isChangeable =
      answeredAt !== null && now.getTime() < answeredAt.getTime() + REVIEW_ANSWER_HOURS * 3_600_000;
    const isOpen = isChange ? isChangeable : answeredAt === null && review.answer_removal === null;
    if (!isOpen) throw new RefusalError("review_already_answered");
    await transaction
      .updateTable("reviews")
      .set({
        answer,
        answer_language: reviewLanguageOf(answer, caller.language),
        // A change keeps the date of the response, because the 48 hours count from that date.
        ...(!isChange && { answered_at: now, answered_by: caller.id }),
      })
      .where("id", "=", id)
      .execute();
    await recordSupplierEdit(
      transaction,
      { supplierId: review.supplier_id, userId: caller.id, now },
      { subject: "review", subjectId: id, action: isChange ? "changed" : "answered" },
    );
    if (!isChange) await announceToReviewer(transaction, review, { notification: "review_answered", now });
  });
  return { ok: true, status: 200, data: undefined };
};

/**
 * Hides a review with a reason and closes the reports about it, or shows it again. Changes nothing else in
 * the review, and records the action [RV10].
 */
export const handleHideReview: Handler<typeof hideReview> = async ({
  params: { id },
  body: { reason },
  user,
  dependencies: { db, clock },
  context,
}) => {
  if (user.type !== "admin") throw new RefusalError("not_allowed");
  const { supplier_id: supplierId } = await findReview(db, id);
  const unhides = reason === null;
  await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    const now = clock();
    await transaction
      .updateTable("reviews")
      .set({ hidden_reason: reason, hidden_at: unhides ? null : now, hidden_by: user.id })
      .where("id", "=", id)
      .execute();
    if (!unhides) await transaction.deleteFrom("review_reports").where("review_id", "=", id).execute();
    await recordSupplierEdit(
      transaction,
      { supplierId, userId: user.id, now },
      {
        subject: "review",
        subjectId: id,
        action: unhides ? "shownAgain" : "hidden",
        ...(!unhides && { after: { reason } }),
      },
    );
  });
  return { ok: true, status: 200, data: undefined };
};
