import { REVIEW_PHOTO_ATTEMPTS, REVIEW_PHOTO_DAYS } from "@sayara/domain/config/businessDefaults";
import type { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";

/**
 * Returns whether the driver may add a photo to a review: one at a time, in the review's first 30 days, and
 * at most 3 attempts [RV13].
 */
export function mayAddPhoto(
  review: { photo_state: ReviewPhotoState | null; photo_attempts: number; created_at: Date },
  now: Date,
): boolean {
  const isOpen = review.photo_state === null || review.photo_state === "refused";
  const age = now.getTime() - review.created_at.getTime();
  return isOpen && review.photo_attempts < REVIEW_PHOTO_ATTEMPTS && age < REVIEW_PHOTO_DAYS * 86_400_000;
}
