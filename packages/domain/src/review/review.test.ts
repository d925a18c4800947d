import * as v from "valibot";
import { expect, test } from "vitest";
import { bookingStatuses } from "../booking/BookingStatus.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { Review } from "./Review.ts";
import { HidingReason } from "./HidingReason.ts";
import { ReviewReplyText } from "./ReviewReplyText.ts";
import { ReviewSubmission } from "./ReviewSubmission.ts";
import { reviewLanguageOf } from "./reviewLanguageOf.ts";
import { type ReviewAttempt, reviewRefusalReason } from "./reviewRefusalReason.ts";

const answers = {
  rentedCar: true,
  agencyAnsweredCalls: true,
  agencyCancelledLastMinute: false,
  carEta: "onTime",
};
const review = { bookingId: "b1", rating: 5, comments: "", answers };

test("[RV1] a rating is a whole number from 1 to 5", () => {
  for (const rating of [1.5, 0, 6, -1, Number.NaN, "5", null, undefined]) {
    expect(fieldErrors({ ...review, comments: "x", rating })).toEqual({ rating: "rating_required" });
  }
  for (const rating of [1, 2, 3, 4, 5]) expect(fieldErrors({ ...review, comments: "x", rating })).toEqual({});
});

test("a review without a booking passes the schema, so that the API can refuse it with a specific code", () => {
  const { bookingId: _, ...withoutBooking } = review;
  expect(v.parse(ReviewSubmission, withoutBooking).bookingId).toBe("");
});

test("[RV9] an agency's reply has at most 2,000 characters and a hiding reason at most 300", () => {
  expect(v.parse(ReviewReplyText, "  Sorry.  ")).toBe("Sorry.");
  for (const text of ["", "   ", "x".repeat(2001)]) expect(v.is(ReviewReplyText, text)).toBe(false);
  expect(v.is(HidingReason, "x".repeat(300))).toBe(true);
  for (const text of ["", " ", "x".repeat(301)]) expect(v.is(HidingReason, text)).toBe(false);
});

test("[RV2] a rating below 3 requires comments that are not blank", () => {
  expect(fieldErrors({ ...review, rating: 2 })).toEqual({ comments: "comments_required?below=3" });
  expect(fieldErrors({ ...review, rating: 2, comments: "  " })).toEqual({
    comments: "comments_required?below=3",
  });
  expect(fieldErrors({ ...review, rating: 3 })).toEqual({});
  expect(fieldErrors({ ...review, rating: 5, comments: undefined })).toEqual({});
  expect(v.parse(ReviewSubmission, { ...review, comments: undefined }).comments).toBe("");
});

test("[RV2] missing comments are reported with other issues, but only if a rating is given", () => {
  expect(fieldErrors({ ...review, rating: 2, answers: { ...answers, carEta: undefined } })).toEqual({
    "answers.carEta": "answer_required",
    comments: "comments_required?below=3",
  });
  expect(fieldErrors({ ...review, rating: undefined })).toEqual({ rating: "rating_required" });
});

test("a review passes the wire schema unchanged, with the same rating scale", () => {
  const stored = {
    id: "r1",
    bookingId: "b1",
    supplierId: "s1",
    driverId: "u1",
    rating: 5,
    comments: null,
    language: "fr",
    answers,
    createdAt: "2026-12-15T09:00:00Z",
  };
  expect(v.parse(Review, stored)).toEqual(stored);
  for (const rating of [0, 6, 4.5]) expect(v.is(Review, { ...stored, rating })).toBe(false);
  for (const key of Object.keys(stored)) expect(v.is(Review, { ...stored, [key]: undefined })).toBe(false);
});

test("[RV3] all four questions are required", () => {
  expect(fieldErrors({ ...review, answers: {} })).toEqual({
    "answers.rentedCar": "answer_required",
    "answers.agencyAnsweredCalls": "answer_required",
    "answers.agencyCancelledLastMinute": "answer_required",
    "answers.carEta": "answer_required",
  });
  expect(fieldErrors({ ...review, answers: { ...answers, carEta: "soon" } })).toEqual({
    "answers.carEta": "answer_required",
  });
});

test("[RV11] a mostly Arabic text is marked as Arabic, any other text with the reader's language", () => {
  expect(reviewLanguageOf("سيارة نظيفة، VW Polo", "fr")).toBe("ar");
  expect(reviewLanguageOf("Voiture propre, شكرا", "en")).toBe("en");
  expect(reviewLanguageOf("Voiture propre.", "ar")).toBe("fr");
  expect(reviewLanguageOf("", "ar")).toBe("ar");
  expect(fieldErrors({ ...review, language: "tlh" })).toEqual({ language: "invalid" });
  expect(v.parse(ReviewSubmission, { ...review, language: "de" }).language).toBe("de");
});

const pickup = new Date("2026-12-10T09:00:00Z");
const booking = {
  driverId: "u1",
  supplierId: "s1",
  status: "paid" as const,
  pickup,
  dropOff: new Date("2026-12-14T09:00:00Z"),
  cancelledByAgency: false,
  reviewed: false,
};
const user = { id: "u1", type: "user", supplierId: null } as const;

function refusalOf(
  changes: Partial<NonNullable<ReviewAttempt["booking"]>> = {},
  attempt: Partial<ReviewAttempt> = {},
) {
  return reviewRefusalReason({ user, booking: { ...booking, ...changes }, now: pickup, ...attempt });
}

test("[RV4] only the signed-in driver who made the booking may review it", () => {
  expect(refusalOf()).toBeNull();
  expect(refusalOf({}, { user: null })).toBe("not_signed_in");
  expect(refusalOf({}, { user: { ...user, id: "u2" } })).toBe("review_not_the_driver");
  expect(refusalOf({}, { user: { ...user, type: "admin" } })).toBe("review_not_the_driver");
  expect(refusalOf({}, { user: { id: "s", type: "supplier", supplierId: "s1" } })).toBe(
    "review_not_the_driver",
  );
  expect(refusalOf({}, { booking: null })).toBe("review_booking_not_found");
  expect(refusalOf({ driverId: null })).toBe("review_driver_or_agency_not_found");
  expect(refusalOf({ supplierId: null })).toBe("review_driver_or_agency_not_found");
});

test("[RV5] a booking can be reviewed only once", () => {
  expect(refusalOf({ reviewed: true })).toBe("review_already_submitted");
});

test("[RV6] a booking can be reviewed from pick-up on, or once the agency has cancelled it", () => {
  const beforePickup = { now: new Date(pickup.getTime() - 1) };
  const reviewableStatuses = bookingStatuses.filter((status) => refusalOf({ status }) === null);
  expect(reviewableStatuses).toEqual(["deposit", "paid", "reserved"]);
  expect(refusalOf({}, beforePickup)).toBe("review_not_authorized");
  expect(refusalOf({ status: "cancelled", cancelledByAgency: true }, beforePickup)).toBeNull();
  expect(refusalOf({ status: "cancelled" })).toBe("review_not_authorized");
  expect(refusalOf({ status: "reserved", cancelledByAgency: true }, beforePickup)).toBe(
    "review_not_authorized",
  );
});

function fieldErrors(input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(ReviewSubmission, input).issues ?? []);
}
