import { REVIEW_PHOTO_ATTEMPTS, REVIEW_PHOTO_DAYS } from "@sayara/domain/config/businessDefaults";
import type { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";

/** Returns whether a review's driver may add a photo: one at a time, in its first 30 days, 3 at most [RV13]. */
export function mayAddPhoto(
  review: { photo_state: ReviewPhotoState | null; photo_attempts: number; created_at: Date },
  now: Date,
): boolean {
  const isOpen = review.photo_state === null || review.photo_state === "refused";
  const age = now.getTime() - review.created_at.getTime();
  return isOpen && review.photo_attempts < REVIEW_PHOTO_ATTEMPTS && age < REVIEW_PHOTO_DAYS * 86_400_000;
}
