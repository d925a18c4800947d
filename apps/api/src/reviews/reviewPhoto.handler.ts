import type {
  addReviewPhoto,
  decideReviewPhoto,
  deleteReviewPhoto,
  waitingReviewPhoto,
} from "@sayara/api-client/contract/reviews/reviewPhotos";
import { inAccountTransaction, lockAccountForCaller } from "#api/accounts/inAccountTransaction.ts";
import { type PictureTools, storePicture } from "#api/bookings/read/bookingPictures.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { App } from "#api/server/http/App.ts";
import { pictureHeaders } from "#api/files/pictures/pictureHeaders.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { announceToReviewer } from "./announceReview.ts";
import { findReview, requireOwnReview } from "./findReview.ts";
import { mayAddPhoto } from "./mayAddPhoto.ts";
import { reviewPhotoPath } from "./reviewPhotoPath.ts";

/** Seconds for which caches may store a photo; short, because a photo may be hidden or deleted. */
const PHOTO_SECONDS = 300;

/** Refuses an upload before its body is read if the review cannot have a photo now [RV13]. */
export async function authorizeReviewPhoto({
  params: { id },
  user,
  dependencies: { db, clock },
}: Omit<Call<typeof addReviewPhoto>, "body">): Promise<void> {
  const review = await requireOwnReview(db, id, user);
  if (!mayAddPhoto(review, clock())) throw new RefusalError("review_photo_closed");
}

/** Stores a photo for the caller's review, which then awaits a decision [RV13]. */
export function addReviewPhotoHandler(tools: PictureTools): Handler<typeof addReviewPhoto> {
  return async (call) => {
    const {
      params: { id },
      user,
      dependencies,
      context,
    } = call;
    await storePicture(call, tools, {
      kind: "review",
      burst: 5,
      async insert(transaction, key) {
        await lockAccountForCaller(transaction, context, user.id);
        const review = await requireOwnReview(transaction, id, user, { locks: true });
        const now = dependencies.clock();
        if (!mayAddPhoto(review, now)) throw new RefusalError("review_photo_closed");
        await transaction
          .updateTable("reviews")
          .set((eb) => ({
            photo_key: key,
            photo_state: "waiting",
            photo_at: now,
            photo_reason: null,
            photo_attempts: eb("photo_attempts", "+", 1),
          }))
          .where("id", "=", id)
          .execute();
      },
    });
    return { ok: true, status: 200, data: undefined };
  };
}

/** Deletes the photo of the caller's review [RV13]. */
export const handleDeleteReviewPhoto: Handler<typeof deleteReviewPhoto> = async ({
  params: { id },
  user,
  dependencies: { clock },
  context,
}) => {
  await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    const { photo_key: key } = await requireOwnReview(transaction, id, user, { locks: true });
    if (key === null) throw new RefusalError("not_found");
    await transaction
      .updateTable("reviews")
      .set({ photo_key: null, photo_state: null, photo_at: null })
      .where("id", "=", id)
      .execute();
    await markUnused(transaction, [key], clock());
  });
  return { ok: true, status: 200, data: undefined };
};

/** Returns a photo that awaits a decision, to administrators only [RV13]. */
export function waitingReviewPhotoHandler({
  files,
}: Pick<PictureTools, "files">): Handler<typeof waitingReviewPhoto> {
  return async ({ params: { id }, user, dependencies: { db }, context }) => {
    requireAdmin(user);
    const { photo_key: key, photo_state: state } = await findReview(db, id);
    const bytes = state === "waiting" && key !== null ? await files.get(key) : undefined;
    if (bytes === undefined) throw new RefusalError("not_found");
    context.header("Content-Security-Policy", pictureHeaders["Content-Security-Policy"]);
    return { ok: true, status: 200, data: new Blob([bytes]) };
  };
}

/** Accepts or refuses a waiting photo, records it, and notifies the driver of a refusal [RV13]. */
export const handleDecideReviewPhoto: Handler<typeof decideReviewPhoto> = async ({
  params: { id },
  body: { reason },
  user,
  dependencies: { db },
  context,
}) => {
  requireAdmin(user);
  const { supplier_id: supplierId } = await findReview(db, id);
  await inAdminTransaction(context, { supplierId }, async ({ transaction, now, recordEdit }) => {
    const review = await findReview(transaction, id, { locks: true });
    if (review.photo_state !== "waiting" || review.photo_key === null) throw new RefusalError("not_found");
    await transaction
      .updateTable("reviews")
      .set(
        reason === null
          ? { photo_state: "accepted" }
          : { photo_state: "refused", photo_reason: reason, photo_key: null },
      )
      .where("id", "=", id)
      .execute();
    await recordEdit({
      subject: "review",
      subjectId: id,
      action: reason === null ? "photoAccepted" : "photoRefused",
      ...(reason !== null && { after: { reason } }),
    });
    if (reason === null) return;
    await markUnused(transaction, [review.photo_key], now);
    await announceToReviewer(transaction, review, { notification: "review_photo_refused", now });
  });
  return { ok: true, status: 200, data: undefined };
};

/** Serves the accepted photos of reviews that are not hidden [RV13]. */
export function mountReviewPhotos(app: App, { files }: Pick<PictureTools, "files">): void {
  app.get("/pictures/reviews/:file{[0-9a-f-]{36}\\.webp}", async (c) => {
    c.set("route", reviewPhotoPath("{id}"));
    const { db } = c.var.dependencies;
    const id = c.req.param("file").replace(/\.webp$/, "");
    const { photo_key: key, photo_state, hidden_at, suspended } = await findReview(db, id);
    const isPublic = photo_state === "accepted" && hidden_at === null && !suspended;
    const image = isPublic && key !== null ? await files.get(key) : undefined;
    if (image === undefined) throw new RefusalError("not_found");
    return c.body(image, 200, {
      ...pictureHeaders,
      "Cache-Control": `public, max-age=${PHOTO_SECONDS}`,
      "Content-Type": "image/webp",
    });
  });
}
