export { activate } from "./contract/accounts/activate.ts";
export { deleteAvatar, updateAvatar } from "./contract/accounts/avatar.ts";
export { checkToken, deleteTokens } from "./contract/accounts/checkToken.ts";
export { changePassword, checkPassword, hasPassword, verifyPassword } from "./contract/accounts/password.ts";
export { deleteAccount, mailAccountCode, userData } from "./contract/accounts/ownData.ts";
export { allowEmailChange, undoEmailChange } from "./contract/accounts/emailChange.ts";
export { resend, resendLink } from "./contract/accounts/resend.ts";
export { signIn } from "./contract/accounts/signIn.ts";
export { signOut } from "./contract/accounts/signOut.ts";
export { signUp } from "./contract/accounts/signUp.ts";
export { socialSignIn } from "./contract/accounts/socialSignIn.ts";
export { updateEmailNotifications, updateLanguage, updateUser } from "./contract/accounts/updateUser.ts";
export { user } from "./contract/accounts/user.ts";
export { validateAccessToken } from "./contract/accounts/validateAccessToken.ts";
export { validateEmail } from "./contract/accounts/validateEmail.ts";
export { booking } from "./contract/bookings/booking.ts";
export { calendar, voucher } from "./contract/bookings/bookingFiles.ts";
export { bookings } from "./contract/bookings/bookings.ts";
export {
  decideChange,
  quoteChange,
  requestChange,
  withdrawChange,
} from "./contract/bookings/changeRequest.ts";
export { addProblemPicture, problemPicture, reportProblem } from "./contract/bookings/problemReport.ts";
export { cancelBooking, decideCancellation, refundPreview } from "./contract/bookings/cancelBooking.ts";
export { confirmBooking } from "./contract/bookings/confirmBooking.ts";
export { mailBookingCode, proveBooking } from "./contract/bookings/proveBooking.ts";
export { mailBookingLink } from "./contract/bookings/mailBookingLink.ts";
export { resendConfirmation } from "./contract/bookings/resendConfirmation.ts";
export { revokeBookingLinks } from "./contract/bookings/revokeBookingLinks.ts";
export { declineMove, moveBooking, replacements } from "./contract/bookings/moveBooking.ts";
export { quoteEdit, updateBooking } from "./contract/bookings/editBooking.ts";
export {
  bookingActions,
  changeBookingStatus,
  deleteBookings,
  recordPayment,
  recordRefund,
  updateBookingStatus,
} from "./contract/bookings/manageBookings.ts";
export { captchaChallenge, verifyRecaptcha } from "./contract/captcha/captcha.ts";
export { car, carRanges, carSlugs } from "./contract/catalogue/car.ts";
export {
  countriesWithLocations,
  location,
  locationNames,
  locationOffers,
  locations,
  locationsWithPosition,
} from "./contract/catalogue/locations.ts";
export { monthlyPrices } from "./contract/catalogue/monthlyPrices.ts";
export { carReviews, reviews, supplier, suppliers } from "./contract/catalogue/suppliers.ts";
export { checkout } from "./contract/checkout/checkout.ts";
export { sendEmail } from "./contract/contact/sendEmail.ts";
export {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  notificationCounter,
  notificationMails,
  notificationStream,
  notifications,
  restoreNotifications,
  unsubscribe,
} from "./contract/notifications/notifications.ts";
export { payBooking } from "./contract/payment/payBooking.ts";
export {
  bookingIdOfSession,
  checkCheckoutSession,
  paymentWebhook,
} from "./contract/payment/checkoutSession.ts";
export { addReview } from "./contract/reviews/addReview.ts";
export { bookingReview } from "./contract/reviews/bookingReview.ts";
export { answerReview, hideReview } from "./contract/reviews/manageReviews.ts";
export { frontendCars } from "./contract/search/frontendCars.ts";
export { placeTotals } from "./contract/search/placeTotals.ts";
export { priceCalendar } from "./contract/search/priceCalendar.ts";
export { quote } from "./contract/search/quote.ts";
export { health, ready } from "./contract/settings/health.ts";
export { settings } from "./contract/settings/settings.ts";
export { webVitals } from "./contract/settings/webVitals.ts";
