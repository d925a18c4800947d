import type { SupplierReview } from "@sayara/api-client/contract/reviews/supplierReviews";

/** A review of the agency, without an answer. */
export function aSupplierReview(changes: Partial<SupplierReview> = {}): SupplierReview {
  return {
    id: "review-1",
    bookingId: "booking-1",
    reference: "SY-7K3Q9D",
    carName: "Kia Picanto",
    author: "Amel",
    rating: 2,
    comments: "Une heure d’attente.",
    language: "fr",
    photo: null,
    createdAt: "2026-11-18T09:00:00.000Z",
    answer: null,
    answerRemoval: null,
    hiddenReason: null,
    isReported: false,
    ...changes,
  };
}
