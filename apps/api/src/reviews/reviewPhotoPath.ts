/** Returns the API path of a review's accepted photo [RV13]. */
export function reviewPhotoPath(reviewId: string): string {
  return `/pictures/reviews/${reviewId}.webp`;
}
