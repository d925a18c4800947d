export { activateInput as activate } from "./contract/accounts/activate.ts";
export {
  updateAvatarInput as updateAvatar,
  deleteAvatarInput as deleteAvatar,
} from "./contract/accounts/avatar.ts";
export {
  checkTokenInput as checkToken,
  deleteTokensInput as deleteTokens,
} from "./contract/accounts/checkToken.ts";
export {
  allowEmailChangeInput as allowEmailChange,
  undoEmailChangeInput as undoEmailChange,
} from "./contract/accounts/emailChange.ts";
export {
  checkPasswordInput as checkPassword,
  verifyPasswordInput as verifyPassword,
  changePasswordInput as changePassword,
  hasPasswordInput as hasPassword,
} from "./contract/accounts/password.ts";
export {
  mailAccountCodeInput as mailAccountCode,
  userDataInput as userData,
  deleteAccountInput as deleteAccount,
} from "./contract/accounts/ownData.ts";
export { resendInput as resend, resendLinkInput as resendLink } from "./contract/accounts/resend.ts";
export { signInInput as signIn } from "./contract/accounts/signIn.ts";
export { signUpInput as signUp } from "./contract/accounts/signUp.ts";
export { socialSignInInput as socialSignIn } from "./contract/accounts/socialSignIn.ts";
export {
  updateUserInput as updateUser,
  updateLanguageInput as updateLanguage,
  updateEmailNotificationsInput as updateEmailNotifications,
} from "./contract/accounts/updateUser.ts";
export { userInput as user } from "./contract/accounts/user.ts";
export { validateEmailInput as validateEmail } from "./contract/accounts/validateEmail.ts";
export { bookingInput as booking } from "./contract/bookings/booking.ts";
export { voucherInput as voucher, calendarInput as calendar } from "./contract/bookings/bookingFiles.ts";
export { bookingsInput as bookings } from "./contract/bookings/bookings.ts";
export {
  refundPreviewInput as refundPreview,
  cancelBookingInput as cancelBooking,
  decideCancellationInput as decideCancellation,
} from "./contract/bookings/cancelBooking.ts";
export {
  decideChangeInput as decideChange,
  quoteChangeInput as quoteChange,
  requestChangeInput as requestChange,
  withdrawChangeInput as withdrawChange,
} from "./contract/bookings/changeRequest.ts";
export {
  addProblemPictureInput as addProblemPicture,
  problemPictureInput as problemPicture,
  reportProblemInput as reportProblem,
} from "./contract/bookings/problemReport.ts";
export { confirmBookingInput as confirmBooking } from "./contract/bookings/confirmBooking.ts";
export {
  quoteEditInput as quoteEdit,
  updateBookingInput as updateBooking,
} from "./contract/bookings/editBooking.ts";
export {
  updateBookingStatusInput as updateBookingStatus,
  deleteBookingsInput as deleteBookings,
  changeBookingStatusInput as changeBookingStatus,
  recordPaymentInput as recordPayment,
  recordRefundInput as recordRefund,
  bookingActionsInput as bookingActions,
} from "./contract/bookings/manageBookings.ts";
export {
  replacementsInput as replacements,
  moveBookingInput as moveBooking,
  declineMoveInput as declineMove,
} from "./contract/bookings/moveBooking.ts";
export {
  mailBookingCodeInput as mailBookingCode,
  proveBookingInput as proveBooking,
} from "./contract/bookings/proveBooking.ts";
export { mailBookingLinkInput as mailBookingLink } from "./contract/bookings/mailBookingLink.ts";
export { resendConfirmationInput as resendConfirmation } from "./contract/bookings/resendConfirmation.ts";
export { revokeBookingLinksInput as revokeBookingLinks } from "./contract/bookings/revokeBookingLinks.ts";
export { verifyRecaptchaInput as verifyRecaptcha } from "./contract/captcha/captcha.ts";
export { carInput as car, carSlugsInput as carSlugs } from "./contract/catalogue/car.ts";
export {
  locationsInput as locations,
  locationInput as location,
  locationsWithPositionInput as locationsWithPosition,
  countriesWithLocationsInput as countriesWithLocations,
} from "./contract/catalogue/locations.ts";
export { monthlyPricesInput as monthlyPrices } from "./contract/catalogue/monthlyPrices.ts";
export {
  suppliersInput as suppliers,
  supplierInput as supplier,
  carReviewsInput as carReviews,
  reviewsInput as reviews,
} from "./contract/catalogue/suppliers.ts";
export { checkoutInput as checkout } from "./contract/checkout/checkout.ts";
export { sendEmailInput as sendEmail } from "./contract/contact/sendEmail.ts";
export {
  byMailedLinkInput as notificationMails,
  byMailedLinkInput as unsubscribe,
  notificationCounterInput as notificationCounter,
  notificationsInput as notifications,
  markNotificationsAsReadInput as markNotificationsAsRead,
  markNotificationsAsUnreadInput as markNotificationsAsUnread,
  deleteNotificationsInput as deleteNotifications,
  restoreNotificationsInput as restoreNotifications,
} from "./contract/notifications/notifications.ts";
export {
  checkCheckoutSessionInput as checkCheckoutSession,
  bookingIdOfSessionInput as bookingIdOfSession,
  paymentWebhookInput as paymentWebhook,
} from "./contract/payment/checkoutSession.ts";
export { payBookingInput as payBooking } from "./contract/payment/payBooking.ts";
export { addReviewInput as addReview } from "./contract/reviews/addReview.ts";
export { bookingReviewInput as bookingReview } from "./contract/reviews/bookingReview.ts";
export {
  answerReviewInput as answerReview,
  hideReviewInput as hideReview,
} from "./contract/reviews/manageReviews.ts";
export { frontendCarsInput as frontendCars } from "./contract/search/frontendCars.ts";
export { placeTotalsInput as placeTotals } from "./contract/search/placeTotals.ts";
export { priceCalendarInput as priceCalendar } from "./contract/search/priceCalendar.ts";
export { quoteInput as quote } from "./contract/search/quote.ts";
export { webVitalsInput as webVitals } from "./contract/settings/webVitals.ts";
