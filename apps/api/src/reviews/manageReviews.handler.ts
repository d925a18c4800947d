import type { answerReview, hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

/** Stores the agency's response to a review, unless one exists [RV9]. Refuses accountants [SR1] and staff of a suspended agency. */
export const handleAnswerReview: Handler<typeof answerReview> = async ({
  params: { id },
  body: { answer },
  user,
  dependencies: { db, clock },
  context,
}) => {
  const review = await findReview(db, id);
  const isOfAgency = user.type === "supplier" && user.supplier_id === review.supplier_id;
  const isReader = user.supplier_role === "accountant";
  if (!isOfAgency || isReader || review.suspended) throw new RefusalError("not_allowed");
  const updated = await inAccountTransaction(context, { id: user.id }, (transaction) =>
    transaction
      .updateTable("reviews")
      .set({ answer, answered_at: clock(), answered_by: user.id })
      .where("id", "=", id)
      .where("answer", "is", null)
      .returning("id")
      .executeTakeFirst(),
  );
  if (updated === undefined) throw new RefusalError("review_already_answered");
  return { ok: true, status: 200, data: undefined };
};

/** Hides a review with a reason, or shows it again. Changes nothing else in the review [RV10]. */
export const handleHideReview: Handler<typeof hideReview> = async ({
  params: { id },
  body: { reason },
  user,
  dependencies: { db, clock },
  context,
}) => {
  if (user.type !== "admin") throw new RefusalError("not_allowed");
  await findReview(db, id);
  const unhides = reason === null;
  await inAccountTransaction(context, { id: user.id }, (transaction) =>
    transaction
      .updateTable("reviews")
      .set({ hidden_reason: reason, hidden_at: unhides ? null : clock(), hidden_by: user.id })
      .where("id", "=", id)
      .execute(),
  );
  return { ok: true, status: 200, data: undefined };
};

async function findReview(db: Database, id: string) {
  const review = isUuid(id)
    ? await db
        .selectFrom("reviews")
        .innerJoin("suppliers", "suppliers.id", "reviews.supplier_id")
        .select(["reviews.supplier_id", "suppliers.suspended"])
        .where("reviews.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (review === undefined) throw new RefusalError("not_found");
  return review;
}
