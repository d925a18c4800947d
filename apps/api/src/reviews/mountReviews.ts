import {
  addReview,
  addReviewPhoto,
  answerReview,
  bookingReview,
  closeReviewReports,
  decideReviewPhoto,
  deleteReviewPhoto,
  hideReview,
  reportReview,
  reviewsWaiting,
  supplierReviews,
  waitingReviewPhoto,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleAddReview } from "./addReview.handler.ts";
import { handleBookingReview } from "./bookingReview.handler.ts";
import { handleAnswerReview, handleHideReview } from "./manageReviews.handler.ts";
import {
  addReviewPhotoHandler,
  authorizeReviewPhoto,
  handleDecideReviewPhoto,
  handleDeleteReviewPhoto,
  mountReviewPhotos,
  waitingReviewPhotoHandler,
} from "./reviewPhoto.handler.ts";
import {
  handleCloseReviewReports,
  handleReportReview,
  handleReviewsWaiting,
} from "./reviewReports.handler.ts";
import { handleSupplierReviews } from "./supplierReviews.handler.ts";

export function mountReviews(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, addReview, handleAddReview);
  mountEndpoint(app, bookingReview, handleBookingReview);
  // In bytes: enough for 2000 characters, each up to six bytes in JSON.
  mountEndpoint(app, answerReview, handleAnswerReview, { bodyLimit: 16 * 1024 });
  mountEndpoint(app, hideReview, handleHideReview);
  mountEndpoint(app, supplierReviews, handleSupplierReviews);
  mountEndpoint(app, addReviewPhoto, addReviewPhotoHandler(dependencies), {
    authorize: authorizeReviewPhoto,
  });
  mountEndpoint(app, deleteReviewPhoto, handleDeleteReviewPhoto);
  mountEndpoint(app, waitingReviewPhoto, waitingReviewPhotoHandler(dependencies), { units: 1 });
  mountEndpoint(app, decideReviewPhoto, handleDecideReviewPhoto);
  mountEndpoint(app, reportReview, handleReportReview);
  mountEndpoint(app, reviewsWaiting, handleReviewsWaiting);
  mountEndpoint(app, closeReviewReports, handleCloseReviewReports);
  mountReviewPhotos(app, dependencies);
}
