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
export { endOwnSessionInput as endOwnSession } from "./contract/accounts/ownSessions.ts";
export {
  addPasskeyInput as addPasskey,
  preparePasskeyInput as preparePasskey,
  removePasskeyInput as removePasskey,
  signInWithPasskeyInput as signInWithPasskey,
} from "./contract/accounts/passkeys.ts";
export {
  makeRecoveryCodesInput as makeRecoveryCodes,
  setSecondFactorInput as setSecondFactor,
} from "./contract/accounts/secondFactor.ts";
export { signInInput as signIn } from "./contract/accounts/signIn.ts";
export { signInStaffInput as signInStaff } from "./contract/accounts/signInStaff.ts";
export { signUpInput as signUp } from "./contract/accounts/signUp.ts";
export { socialSignInInput as socialSignIn } from "./contract/accounts/socialSignIn.ts";
export {
  updateUserInput as updateUser,
  updateLanguageInput as updateLanguage,
  updateEmailNotificationsInput as updateEmailNotifications,
  updatePromotionsInput as updatePromotions,
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
  addConditionPictureInput as addConditionPicture,
  conditionPictureInput as conditionPicture,
  conditionReportFileInput as conditionReportFile,
  signConditionReportInput as signConditionReport,
} from "./contract/bookings/conditionReports.ts";
export { setArrivalInput as setArrival } from "./contract/bookings/setArrival.ts";
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
  recordPaymentInput as recordPayment,
  recordRefundInput as recordRefund,
  bookingActionsInput as bookingActions,
} from "./contract/bookings/manageBookings.ts";
export {
  addBookingNoteInput as addBookingNote,
  recordNoShowInput as recordNoShow,
  recordRentalInput as recordRental,
  withdrawRentalRecordInput as withdrawRentalRecord,
} from "./contract/bookings/rentalRecords.ts";
export { changeBookingStatusInput as changeBookingStatus } from "./contract/bookings/changeBookingStatus.ts";
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
export { savePushDeviceInput as savePushDevice } from "./contract/notifications/pushDevice.ts";
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
export {
  addReviewPhotoInput as addReviewPhoto,
  decideReviewPhotoInput as decideReviewPhoto,
  deleteReviewPhotoInput as deleteReviewPhoto,
  waitingReviewPhotoInput as waitingReviewPhoto,
} from "./contract/reviews/reviewPhotos.ts";
export {
  closeReviewReportsInput as closeReviewReports,
  reportReviewInput as reportReview,
  reviewsWaitingInput as reviewsWaiting,
} from "./contract/reviews/reviewReports.ts";
export { supplierReviewsInput as supplierReviews } from "./contract/reviews/supplierReviews.ts";
export { frontendCarsInput as frontendCars } from "./contract/search/frontendCars.ts";
export { placeTotalsInput as placeTotals } from "./contract/search/placeTotals.ts";
export {
  addSavedCarsInput as addSavedCars,
  removeSavedCarInput as removeSavedCar,
  savedCarTotalsInput as savedCarTotals,
  setPriceAlertInput as setPriceAlert,
} from "./contract/saved/savedCars.ts";
export { priceCalendarInput as priceCalendar } from "./contract/search/priceCalendar.ts";
export { quoteInput as quote } from "./contract/search/quote.ts";
export {
  createBlockInput as createBlock,
  deleteBlockInput as deleteBlock,
  updateBlockInput as updateBlock,
} from "./contract/suppliers/blocks.ts";
export {
  addCalendarSourceInput as addCalendarSource,
  calendarFeedInput as calendarFeed,
  createCalendarFeedInput as createCalendarFeed,
  readCalendarSourceInput as readCalendarSource,
  removeCalendarSourceInput as removeCalendarSource,
  revokeCalendarFeedInput as revokeCalendarFeed,
} from "./contract/suppliers/calendars.ts";
export { supplierCalendarsInput as supplierCalendars } from "./contract/suppliers/supplierCalendars.ts";
export { debtsInput as debts, followUpDebtInput as followUpDebt } from "./contract/statements/debts.ts";
export {
  checkBalancePaymentInput as checkBalancePayment,
  payBalanceInput as payBalance,
} from "./contract/statements/payBalance.ts";
export {
  correctStatementInput as correctStatement,
  issueStatementsInput as issueStatements,
  monthStatementsInput as monthStatements,
  payStatementInput as payStatement,
} from "./contract/statements/monthStatements.ts";
export {
  supplierStatementFileInput as supplierStatementFile,
  supplierStatementInput as supplierStatement,
  supplierStatementsInput as supplierStatements,
} from "./contract/statements/supplierStatements.ts";
export { supplierDepositsInput as supplierDeposits } from "./contract/suppliers/supplierDeposits.ts";
export { supplierMoneyInput as supplierMoney } from "./contract/suppliers/supplierMoney.ts";
export { supplierTimelineInput as supplierTimeline } from "./contract/suppliers/supplierTimeline.ts";
export {
  deleteSupplierContractInput as deleteSupplierContract,
  saveSupplierRulesInput as saveSupplierRules,
  supplierRulesInput as supplierRules,
  updateSupplierContractInput as updateSupplierContract,
  updateSupplierLogoInput as updateSupplierLogo,
} from "./contract/suppliers/supplierRules.ts";
export {
  decideDocumentInput as decideDocument,
  documentsWaitingInput as documentsWaiting,
  supplierDocumentFileInput as supplierDocumentFile,
} from "./contract/suppliers/documents.ts";
export { supplierDocumentsInput as supplierDocuments } from "./contract/suppliers/supplierDocuments.ts";
export { handInDocumentInput as handInDocument } from "./contract/suppliers/handInDocument.ts";
export {
  changeTeamRoleInput as changeTeamRole,
  endTeamSessionsInput as endTeamSessions,
  inviteToTeamInput as inviteToTeam,
  removeFromTeamInput as removeFromTeam,
  resendTeamInvitationInput as resendTeamInvitation,
  revokeTeamInvitationInput as revokeTeamInvitation,
  supplierTeamInput as supplierTeam,
} from "./contract/suppliers/team.ts";
export {
  joinTeamInput as joinTeam,
  readTeamInvitationInput as readTeamInvitation,
} from "./contract/accounts/joinTeam.ts";
export {
  fleetCarInput as fleetCar,
  fleetCarsInput as fleetCars,
  fleetPlacesInput as fleetPlaces,
  fleetSheetInput as fleetSheet,
} from "./contract/suppliers/fleetCars.ts";
export {
  createCarInput as createCar,
  deleteCarInput as deleteCar,
  duplicateCarInput as duplicateCar,
  publishCarInput as publishCar,
  saveCarsInput as saveCars,
  updateCarInput as updateCar,
  withdrawCarInput as withdrawCar,
} from "./contract/suppliers/changeCar.ts";
export {
  addCarPhotoInput as addCarPhoto,
  arrangeCarPhotosInput as arrangeCarPhotos,
  carPhotoInput as carPhoto,
  deleteCarPhotoInput as deleteCarPhoto,
  updateCarPhotoInput as updateCarPhoto,
} from "./contract/suppliers/carPhotos.ts";
export {
  retireExtraInput as retireExtra,
  saveExtraInput as saveExtra,
  supplierExtrasInput as supplierExtras,
} from "./contract/suppliers/extras.ts";
export {
  retireMarketplacePromoCodeInput as retireMarketplacePromoCode,
  retirePromoCodeInput as retirePromoCode,
  saveMarketplacePromoCodeInput as saveMarketplacePromoCode,
  savePromoCodeInput as savePromoCode,
  supplierPromoCodesInput as supplierPromoCodes,
} from "./contract/suppliers/promoCodes.ts";
export {
  deleteSeasonInput as deleteSeason,
  orderSeasonsInput as orderSeasons,
  previewSeasonInput as previewSeason,
  saveSeasonInput as saveSeason,
  supplierPricesInput as supplierPrices,
} from "./contract/suppliers/seasons.ts";
export {
  decideSupplierInput as decideSupplier,
  submitSupplierInput as submitSupplier,
  supplierChecklistInput as supplierChecklist,
  suppliersWaitingInput as suppliersWaiting,
} from "./contract/suppliers/join.ts";
export { portalSuppliersInput as portalSuppliers } from "./contract/suppliers/portalSuppliers.ts";
export { registerSupplierInput as registerSupplier } from "./contract/suppliers/registerSupplier.ts";
export { staffDayInput as staffDay } from "./contract/suppliers/staffDay.ts";
export { supplierAccessInput as supplierAccess } from "./contract/suppliers/supplierAccess.ts";
export { webVitalsInput as webVitals } from "./contract/settings/webVitals.ts";
export {
  grantPlanInput as grantPlan,
  recordPlanPaymentInput as recordPlanPayment,
  recordPlanRefundInput as recordPlanRefund,
} from "./contract/subscriptions/adminPlan.ts";
export {
  checkPlanPaymentInput as checkPlanPayment,
  chooseNextPlanInput as chooseNextPlan,
  payPlanInput as payPlan,
} from "./contract/subscriptions/changePlan.ts";
export { supplierPlanInput as supplierPlan } from "./contract/subscriptions/supplierPlan.ts";
export { findFineInput as findFine, fineLetterInput as fineLetter } from "./contract/suppliers/fines.ts";
export {
  bankAccountInput as bankAccount,
  setBankAccountInput as setBankAccount,
} from "./contract/payouts/bankAccount.ts";
export {
  cancelPayoutsInput as cancelPayouts,
  duePayoutsInput as duePayouts,
  payoutBatchesInput as payoutBatches,
  payoutFileInput as payoutFile,
  payoutsInput as payouts,
  payPayoutsInput as payPayouts,
  preparePayoutsInput as preparePayouts,
  returnPayoutInput as returnPayout,
} from "./contract/payouts/payouts.ts";
export {
  allFiguresInput as allFigures,
  supplierFiguresInput as supplierFigures,
} from "./contract/figures/supplierFigures.ts";
export { supplierPayoutsInput as supplierPayouts } from "./contract/payouts/supplierPayouts.ts";
export {
  deleteCountryInput as deleteCountry,
  deletePlaceInput as deletePlace,
  deletePlacePictureInput as deletePlacePicture,
  portalPlaceInput as portalPlace,
  portalPlacesInput as portalPlaces,
  saveCountryInput as saveCountry,
  savePlaceInput as savePlace,
  updatePlacePictureInput as updatePlacePicture,
} from "./contract/catalogue/managePlaces.ts";
export { findRecordsInput as findRecords } from "./contract/find/findRecords.ts";
export {
  actOnAudienceMessageInput as actOnAudienceMessage,
  audienceMessageInput as audienceMessage,
  audienceMessagesInput as audienceMessages,
  deleteAudienceMessageInput as deleteAudienceMessage,
  previewAudienceMessageInput as previewAudienceMessage,
  saveAudienceMessageInput as saveAudienceMessage,
} from "./contract/audience/audienceMessages.ts";
export { changeRuntimeSettingInput as changeRuntimeSetting } from "./contract/settings/runtimeSettings.ts";
export { auditInput as audit } from "./contract/audit/audit.ts";
export {
  actOnClientInput as actOnClient,
  clientBookingsInput as clientBookings,
  clientInput as client,
  clientLogInput as clientLog,
  clientsInput as clients,
} from "./contract/clients/clients.ts";
export {
  addMessagePictureInput as addMessagePicture,
  bookingMessagesInput as bookingMessages,
  closeMessageReportsInput as closeMessageReports,
  markMessagesReadInput as markMessagesRead,
  messagePictureInput as messagePicture,
  readReportedMessagesInput as readReportedMessages,
  readReportedPictureInput as readReportedPicture,
  reportMessagesInput as reportMessages,
  reportsWaitingInput as reportsWaiting,
  sendMessageInput as sendMessage,
} from "./contract/bookings/messages.ts";
export {
  deleteReplyInput as deleteReply,
  savedRepliesInput as savedReplies,
  saveReplyInput as saveReply,
} from "./contract/suppliers/savedReplies.ts";
