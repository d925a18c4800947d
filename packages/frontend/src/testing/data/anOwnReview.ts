import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";

/** A driver's own review. */
export function anOwnReview(changes: Partial<OwnReview> = {}): OwnReview {
  return {
    id: "review-1",
    bookingId: "booking-1",
    supplierId: "supplier-1",
    driverId: "user-1",
    rating: 4,
    comments: "Clean car, a short wait.",
    answers: {
      rentedCar: true,
      agencyAnsweredCalls: true,
      agencyCancelledLastMinute: false,
      carEta: "late",
    },
    language: "en",
    createdAt: "2026-12-05T09:00:00Z",
    answer: null,
    answeredAt: null,
    answerLanguage: null,
    answerRemoval: null,
    photo: null,
    mayAddPhoto: false,
    isReported: false,
    hiddenReason: null,
    ...changes,
  };
}
