import { addReview } from "@sayara/api-client/contract/reviews/addReview";
import { bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { answerReview, hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleAddReview } from "./addReview.handler.ts";
import { handleBookingReview } from "./bookingReview.handler.ts";
import { handleAnswerReview, handleHideReview } from "./manageReviews.handler.ts";

export function mountReviews(app: App): void {
  mountEndpoint(app, addReview, handleAddReview);
  mountEndpoint(app, bookingReview, handleBookingReview);
  mountEndpoint(app, answerReview, handleAnswerReview);
  mountEndpoint(app, hideReview, handleHideReview);
}
