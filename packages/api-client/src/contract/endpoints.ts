export { activate } from "./accounts/activate.ts";
export { deleteAvatar, updateAvatar } from "./accounts/avatar.ts";
export { checkToken, deleteTokens } from "./accounts/checkToken.ts";
export { changePassword, checkPassword, hasPassword, verifyPassword } from "./accounts/password.ts";
export { allowEmailChange, undoEmailChange } from "./accounts/emailChange.ts";
export { resend, resendLink } from "./accounts/resend.ts";
export { signIn } from "./accounts/signIn.ts";
export { signOut } from "./accounts/signOut.ts";
export { signUp } from "./accounts/signUp.ts";
export { socialSignIn } from "./accounts/socialSignIn.ts";
export { updateEmailNotifications, updateLanguage, updateUser } from "./accounts/updateUser.ts";
export { user } from "./accounts/user.ts";
export { validateAccessToken } from "./accounts/validateAccessToken.ts";
export { validateEmail } from "./accounts/validateEmail.ts";
export { booking } from "./bookings/booking.ts";
export { calendar, voucher } from "./bookings/bookingFiles.ts";
export { bookings } from "./bookings/bookings.ts";
export { cancelBooking, decideCancellation, refundPreview } from "./bookings/cancelBooking.ts";
export { confirmBooking } from "./bookings/confirmBooking.ts";
export { quoteEdit, updateBooking } from "./bookings/editBooking.ts";
export { deleteBookings, updateBookingStatus } from "./bookings/manageBookings.ts";
export { captchaChallenge, verifyRecaptcha } from "./captcha/captcha.ts";
export { car, carRanges } from "./catalogue/car.ts";
export { countriesWithLocations, location, locations, locationsWithPosition } from "./catalogue/locations.ts";
export { reviews, supplier, suppliers } from "./catalogue/suppliers.ts";
export { checkout } from "./checkout/checkout.ts";
export { sendEmail } from "./contact/sendEmail.ts";
export {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  notificationCounter,
  notificationStream,
  notifications,
  unsubscribe,
} from "./notifications/notifications.ts";
export { payBooking } from "./payment/payBooking.ts";
export { bookingIdOfSession, checkCheckoutSession, paymentWebhook } from "./payment/checkoutSession.ts";
export { addReview } from "./reviews/addReview.ts";
export { frontendCars } from "./search/frontendCars.ts";
export { priceCalendar } from "./search/priceCalendar.ts";
export { quote } from "./search/quote.ts";
export { health, ready } from "./settings/health.ts";
export { settings } from "./settings/settings.ts";
export { webVitals } from "./settings/webVitals.ts";
