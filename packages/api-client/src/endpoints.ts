export { activate } from "./contract/accounts/activate.ts";
export { deleteAvatar, updateAvatar } from "./contract/accounts/avatar.ts";
export { checkToken, deleteTokens } from "./contract/accounts/checkToken.ts";
export { changePassword, checkPassword, hasPassword, verifyPassword } from "./contract/accounts/password.ts";
export { deleteAccount, mailAccountCode, userData } from "./contract/accounts/ownData.ts";
export { allowEmailChange, undoEmailChange } from "./contract/accounts/emailChange.ts";
export { resend, resendLink } from "./contract/accounts/resend.ts";
export { endOtherSessions, endOwnSession, ownSessions } from "./contract/accounts/ownSessions.ts";
export {
  addPasskey,
  passkeyChallenge,
  passkeys,
  preparePasskey,
  removePasskey,
  signInWithPasskey,
} from "./contract/accounts/passkeys.ts";
export {
  makeRecoveryCodes,
  prepareAuthenticator,
  secondFactor,
  setSecondFactor,
} from "./contract/accounts/secondFactor.ts";
export { signIn } from "./contract/accounts/signIn.ts";
export { signInStaff } from "./contract/accounts/signInStaff.ts";
export { signOut } from "./contract/accounts/signOut.ts";
export { signUp } from "./contract/accounts/signUp.ts";
export { socialSignIn } from "./contract/accounts/socialSignIn.ts";
export {
  updateEmailNotifications,
  updateLanguage,
  updatePromotions,
  updateUser,
} from "./contract/accounts/updateUser.ts";
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
export { setArrival } from "./contract/bookings/setArrival.ts";
export {
  addMessagePicture,
  bookingMessages,
  closeMessageReports,
  markMessagesRead,
  messagePicture,
  readReportedMessages,
  readReportedPicture,
  reportMessages,
  reportsWaiting,
  sendMessage,
} from "./contract/bookings/messages.ts";
export {
  addConditionPicture,
  conditionPicture,
  conditionReportFile,
  signConditionReport,
} from "./contract/bookings/conditionReports.ts";
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
  deleteBookings,
  recordPayment,
  recordRefund,
  updateBookingStatus,
} from "./contract/bookings/manageBookings.ts";
export {
  addBookingNote,
  recordNoShow,
  recordRental,
  withdrawRentalRecord,
} from "./contract/bookings/rentalRecords.ts";
export { changeBookingStatus } from "./contract/bookings/changeBookingStatus.ts";
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
export {
  deleteCountry,
  deletePlace,
  deletePlacePicture,
  portalCountries,
  portalPlace,
  portalPlaces,
  saveCountry,
  savePlace,
  updatePlacePicture,
} from "./contract/catalogue/managePlaces.ts";
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
export { pushDevice, removePushDevice, savePushDevice } from "./contract/notifications/pushDevice.ts";
export { payBooking } from "./contract/payment/payBooking.ts";
export {
  bookingIdOfSession,
  checkCheckoutSession,
  paymentWebhook,
} from "./contract/payment/checkoutSession.ts";
export { addReview } from "./contract/reviews/addReview.ts";
export { bookingReview } from "./contract/reviews/bookingReview.ts";
export { answerReview, hideReview } from "./contract/reviews/manageReviews.ts";
export {
  addReviewPhoto,
  decideReviewPhoto,
  deleteReviewPhoto,
  waitingReviewPhoto,
} from "./contract/reviews/reviewPhotos.ts";
export { closeReviewReports, reportReview, reviewsWaiting } from "./contract/reviews/reviewReports.ts";
export { supplierReviews } from "./contract/reviews/supplierReviews.ts";
export { frontendCars } from "./contract/search/frontendCars.ts";
export { placeTotals } from "./contract/search/placeTotals.ts";
export {
  addSavedCars,
  removeSavedCar,
  savedCars,
  savedCarTotals,
  setPriceAlert,
} from "./contract/saved/savedCars.ts";
export { priceCalendar } from "./contract/search/priceCalendar.ts";
export { quote } from "./contract/search/quote.ts";
export { health, ready } from "./contract/settings/health.ts";
export { settings } from "./contract/settings/settings.ts";
export { createBlock, deleteBlock, updateBlock } from "./contract/suppliers/blocks.ts";
export {
  addCalendarSource,
  calendarFeed,
  createCalendarFeed,
  readCalendarSource,
  removeCalendarSource,
  revokeCalendarFeed,
} from "./contract/suppliers/calendars.ts";
export { supplierCalendars } from "./contract/suppliers/supplierCalendars.ts";
export { grantPlan, recordPlanPayment, recordPlanRefund } from "./contract/subscriptions/adminPlan.ts";
export { checkPlanPayment, chooseNextPlan, payPlan } from "./contract/subscriptions/changePlan.ts";
export { supplierPlan } from "./contract/subscriptions/supplierPlan.ts";
export { findRecords } from "./contract/find/findRecords.ts";
export {
  actOnAudienceMessage,
  audienceMessage,
  audienceMessages,
  deleteAudienceMessage,
  previewAudienceMessage,
  saveAudienceMessage,
} from "./contract/audience/audienceMessages.ts";
export { changeRuntimeSetting, runtimeSettings } from "./contract/settings/runtimeSettings.ts";
export { audit } from "./contract/audit/audit.ts";
export { actOnClient, client, clientBookings, clientLog, clients } from "./contract/clients/clients.ts";
export { debts, followUpDebt } from "./contract/statements/debts.ts";
export { checkBalancePayment, payBalance } from "./contract/statements/payBalance.ts";
export { allFigures, supplierFigures } from "./contract/figures/supplierFigures.ts";
export { findFine, fineLetter } from "./contract/suppliers/fines.ts";
export { bankAccount, setBankAccount } from "./contract/payouts/bankAccount.ts";
export {
  cancelPayouts,
  duePayouts,
  payoutBatches,
  payoutFile,
  payouts,
  payPayouts,
  preparePayouts,
  returnPayout,
} from "./contract/payouts/payouts.ts";
export { supplierPayouts } from "./contract/payouts/supplierPayouts.ts";
export {
  correctStatement,
  issueStatements,
  monthStatements,
  payStatement,
} from "./contract/statements/monthStatements.ts";
export {
  supplierStatement,
  supplierStatementFile,
  supplierStatements,
} from "./contract/statements/supplierStatements.ts";
export { supplierDeposits } from "./contract/suppliers/supplierDeposits.ts";
export { supplierMoney } from "./contract/suppliers/supplierMoney.ts";
export { supplierTimeline } from "./contract/suppliers/supplierTimeline.ts";
export {
  deleteSupplierContract,
  saveSupplierRules,
  supplierRules,
  updateSupplierContract,
  updateSupplierLogo,
} from "./contract/suppliers/supplierRules.ts";
export { decideDocument, documentsWaiting, supplierDocumentFile } from "./contract/suppliers/documents.ts";
export { supplierDocuments } from "./contract/suppliers/supplierDocuments.ts";
export { handInDocument } from "./contract/suppliers/handInDocument.ts";
export {
  changeTeamRole,
  endTeamSessions,
  inviteToTeam,
  removeFromTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
  supplierTeam,
} from "./contract/suppliers/team.ts";
export { joinTeam, readTeamInvitation } from "./contract/accounts/joinTeam.ts";
export {
  marketplacePromoCodes,
  retireMarketplacePromoCode,
  retirePromoCode,
  saveMarketplacePromoCode,
  savePromoCode,
  supplierPromoCodes,
} from "./contract/suppliers/promoCodes.ts";
export { retireExtra, saveExtra, supplierExtras } from "./contract/suppliers/extras.ts";
export { deleteReply, savedReplies, saveReply } from "./contract/suppliers/savedReplies.ts";
export {
  deleteSeason,
  orderSeasons,
  previewSeason,
  saveSeason,
  supplierPrices,
} from "./contract/suppliers/seasons.ts";
export { fleetCar, fleetCars, fleetPlaces, fleetSheet } from "./contract/suppliers/fleetCars.ts";
export {
  createCar,
  deleteCar,
  duplicateCar,
  publishCar,
  saveCars,
  updateCar,
  withdrawCar,
} from "./contract/suppliers/changeCar.ts";
export {
  addCarPhoto,
  arrangeCarPhotos,
  carPhoto,
  deleteCarPhoto,
  updateCarPhoto,
} from "./contract/suppliers/carPhotos.ts";
export {
  decideSupplier,
  submitSupplier,
  supplierChecklist,
  suppliersWaiting,
} from "./contract/suppliers/join.ts";
export { portalSuppliers } from "./contract/suppliers/portalSuppliers.ts";
export { registerSupplier } from "./contract/suppliers/registerSupplier.ts";
export { staffDay } from "./contract/suppliers/staffDay.ts";
export { supplierAccess } from "./contract/suppliers/supplierAccess.ts";
export { webVitals } from "./contract/settings/webVitals.ts";
