/** Returns the path at the API of a review's accepted photo [RV13]. */
export function reviewPhotoPath(reviewId: string): string {
  return `/pictures/reviews/${reviewId}.webp`;
}
