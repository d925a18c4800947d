// Schemas that the OpenAPI document defines once, in `components.schemas`, by the name of their export.
export { AccountEmail } from "@sayara/domain/account/AccountEmail";
export { ActivationRequest } from "@sayara/domain/account/ActivationRequest";
export { EmailChangeLink } from "@sayara/domain/account/EmailChangeLink";
export { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
export { SignUp } from "@sayara/domain/account/SignUp";
export {
  AdditionalDriver,
  Booking,
  BookingDriver,
  BookingMove,
  CancelRequest,
} from "@sayara/domain/booking/Booking";
export { Arrival, BookedArrival } from "@sayara/domain/booking/arrival/Arrival";
export { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";
export { Block, WalkIn } from "@sayara/domain/block/Block";
export { BlockKind } from "@sayara/domain/block/BlockKind";
export { EnteredBlock, EnteredWalkIn } from "@sayara/domain/block/EnteredBlock";
export { BookingDates } from "@sayara/domain/booking/period/BookingDates";
export { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
export { BookingSort } from "@sayara/domain/booking/BookingSort";
export { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";
export { BookingStatus } from "@sayara/domain/booking/BookingStatus";
export { CancelledBy } from "@sayara/domain/booking/CancelledBy";
export { GuestConfirmation } from "@sayara/domain/booking/GuestConfirmation";
export { BookingMessage, MessageReport } from "@sayara/domain/booking/messages/BookingMessage";
export { SavedReply } from "@sayara/domain/booking/messages/SavedReply";
export { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
export { UsageCharge } from "@sayara/domain/booking/condition/usageCharges";
export { DepositMeans } from "@sayara/domain/deposit/DepositMeans";
export { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
export { DepositOffers } from "@sayara/domain/deposit/DepositTerms";
export { ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
export { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
export { ProblemReport } from "@sayara/domain/booking/ProblemReport";
export { RentalOptions } from "@sayara/domain/booking/RentalOptions";
export {
  ActingPerson,
  StaffActionRecord,
  StaffActionFacts,
  StaffAction,
} from "@sayara/domain/booking/actions/StaffActionRecord";
export { Availability } from "@sayara/domain/car/Availability";
export { Car } from "@sayara/domain/car/Car";
export { CarBody } from "@sayara/domain/car/CarBody";
export { CarColor } from "@sayara/domain/car/CarColor";
export { CarExcess } from "@sayara/domain/car/CarExcess";
export { CoveredItem, StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
export { CarFeature } from "@sayara/domain/car/CarFeature";
export { CarPhoto, StoredAlternatives } from "@sayara/domain/car/CarPhoto";
export { CarStatus } from "@sayara/domain/car/CarStatus";
export { CarType } from "@sayara/domain/car/CarType";
export { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
export { FuelType } from "@sayara/domain/car/FuelType";
export { Gearbox } from "@sayara/domain/car/Gearbox";
export { Mileage } from "@sayara/domain/car/Mileage";
export { CarGap } from "@sayara/domain/car/missingForPublishing";
export { Language } from "@sayara/domain/language/Language";
export { Location, LocationSummary, Position } from "@sayara/domain/location/Location";
export { LocationKind } from "@sayara/domain/location/LocationKind";
export { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
export { Currency } from "@sayara/domain/money/Currency";
export { Notification } from "@sayara/domain/notification/Notification";
export { NotificationKind } from "@sayara/domain/notification/NotificationKind";
export { Gateway } from "@sayara/domain/payment/Gateway";
export { Payment } from "@sayara/domain/payment/Payment";
export { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
export { Refund } from "@sayara/domain/payment/Refund";
export { RefundMethod } from "@sayara/domain/payment/RefundMethod";
export { RefundReason } from "@sayara/domain/payment/RefundReason";
export { RefundReturn } from "@sayara/domain/payment/RefundReturn";
export { RefundState } from "@sayara/domain/payment/RefundState";
export { CarPricing, Discount, PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
export { Commission } from "@sayara/domain/pricing/commission/Commission";
export { MovementKind } from "@sayara/domain/ledger/MovementKind";
export { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
export { AddressServiceOffer } from "@sayara/domain/pricing/fees/addressServices";
export { FeeKind } from "@sayara/domain/pricing/fees/FeeKind";
export { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
export {
  AddressServiceTerms,
  OfferedYoungDriverFee,
  OneWayFee,
  SupplierFees,
  YoungDriverFee,
} from "@sayara/domain/pricing/fees/SupplierFees";
export { ExtraLine, FeeLine, OptionLine, PromoLine, Quote, QuoteLine } from "@sayara/domain/pricing/Quote";
export { RentalOption } from "@sayara/domain/pricing/RentalOption";
export { DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
export { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
export { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
export { CarPunctuality } from "@sayara/domain/review/CarPunctuality";
export { GivenAnswers } from "@sayara/domain/review/Review";
export { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
export { ReviewAnswers, ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
export { CarFilter } from "@sayara/domain/search/CarFilter";
export { CarSort } from "@sayara/domain/search/CarSort";
export { DepositTier } from "@sayara/domain/search/DepositTier";
export { RatingFilter } from "@sayara/domain/search/RatingFilter";
export { SeatsFilter } from "@sayara/domain/search/SeatsFilter";
export { Extra, ExtraName } from "@sayara/domain/pricing/extras/Extra";
export { PromoCode } from "@sayara/domain/pricing/promo/PromoCode";
export { PromoDiscount } from "@sayara/domain/pricing/promo/PromoDiscount";
export { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
export { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
export { Season } from "@sayara/domain/season/Season";
export { ChecklistGap, ChecklistStep } from "@sayara/domain/supplier/checklist";
export { ClosedDate } from "@sayara/domain/supplier/hours/ClosedDates";
export { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
export { DocumentReviewStatus } from "@sayara/domain/supplier/papers/DocumentReviewStatus";
export { OpeningHours, OpeningTimes } from "@sayara/domain/supplier/hours/OpeningHours";
export { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
export { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
export { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
export { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
export { MeetingInstructions, SupplierTerms } from "@sayara/domain/supplier/SupplierRules";
export { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
export { Weekday } from "@sayara/domain/time/Weekday";
export { SocialProvider } from "@sayara/domain/user/SocialProvider";
export { User } from "@sayara/domain/user/User";
export { UserType } from "@sayara/domain/user/UserType";
export { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
export { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
export { DriverDetails } from "@sayara/domain/validation/DriverDetails";
export { ChangedSecondFactor } from "../contract/accounts/secondFactor.ts";
export { EditedRental, UserData, UserDataBooking, UserDataText } from "../contract/accounts/UserData.ts";
export { PriceRefusal } from "../contract/refusal/PriceRefusal.ts";
export { Refusal } from "../contract/refusal/Refusal.ts";
export { OwnerProof } from "../contract/accounts/OwnerProof.ts";
export { OwnSession } from "../contract/accounts/ownSessions.ts";
export { PasskeyAssertion, PasskeyRegistration } from "../contract/accounts/passkeyResponses.ts";
export { Passkey, PasskeyCreation, PasskeyRequest } from "../contract/accounts/passkeys.ts";
export { Credentials } from "../contract/accounts/signIn.ts";
export { SocialCredentials } from "../contract/accounts/socialSignIn.ts";
export { CurrentBooking } from "../contract/bookings/BookingChangeRefusal.ts";
export { BookingView, EditedFacts, MadeEdit, OpenEdit } from "../contract/bookings/booking.ts";
export { RefundPreview } from "../contract/bookings/RefundPreview.ts";
export { BookingChange, ChangeQuote } from "../contract/bookings/changeRequest.ts";
export { BookingEdit, EditQuote, UpdateBookingResponse } from "../contract/bookings/editBooking.ts";
export { BookingNote } from "@sayara/domain/booking/desk/BookingNote";
export { RentalRecord, RentalRecords } from "@sayara/domain/booking/desk/RentalRecord";
export { DayBooking, StaffDay } from "../contract/suppliers/staffDay.ts";
export { LeftBooking } from "../contract/bookings/manageBookings.ts";
export {
  MoveBookingRequest,
  MovedBooking,
  Replacement,
  Replacements,
} from "../contract/bookings/moveBooking.ts";
export { CaptchaChallenge } from "../contract/captcha/captcha.ts";
export { PublishedReview } from "../contract/catalogue/PublishedReview.ts";
export { ReviewShares } from "../contract/catalogue/ReviewShares.ts";
export { CarDetails } from "../contract/catalogue/car.ts";
export {
  CountryWithLocations,
  ListedLocation,
  LocationNames,
  LocationOffer,
  OfferedLocation,
} from "../contract/catalogue/locations.ts";
export { MonthlyPrice } from "../contract/catalogue/monthlyPrices.ts";
export { SupplierProfile } from "../contract/catalogue/suppliers.ts";
export { CheckoutResponse, CheckoutRequest } from "../contract/checkout/checkout.ts";
export {
  NotificationDeletion,
  NotificationMails,
  UnreadCount,
} from "../contract/notifications/notifications.ts";
export { PushDevice } from "../contract/notifications/pushDevice.ts";
export { OnlinePayment, PaymentSession } from "../contract/payment/PaymentSession.ts";
export { PaymentState } from "../contract/payment/checkoutSession.ts";
export { OwnReview } from "../contract/reviews/bookingReview.ts";
export { WaitingReview } from "../contract/reviews/reviewReports.ts";
export { SupplierReview } from "../contract/reviews/supplierReviews.ts";
export { SupplierInResult } from "../contract/search/SupplierInResult.ts";
export { CarSearch, CarSearchResult, CarsWithout, Facets, Listing } from "../contract/search/frontendCars.ts";
export { PlaceTotal } from "../contract/search/placeTotals.ts";
export { SavedCarState } from "@sayara/domain/search/SavedCarState";
export { SavedCar, SavedCarList, SavedCarTotal } from "../contract/saved/savedCars.ts";
export { CalendarDay } from "../contract/search/priceCalendar.ts";
export { OfferedExtra, QuoteResponse, Rental } from "../contract/search/quote.ts";
export { ConfiguredSocialProvider, PublicSettings } from "../contract/settings/settings.ts";
export { FleetCar, FleetCarSummary, SheetCar } from "../contract/suppliers/FleetCar.ts";
export {
  CalendarConflict,
  CalendarFeed,
  CalendarSource,
  SupplierCalendars,
} from "../contract/suppliers/supplierCalendars.ts";
export { WaitingDocument } from "../contract/suppliers/documents.ts";
export { PublicExtra } from "../contract/catalogue/PublicExtra.ts";
export { ReplyChange, SavedReplies, StoredReply } from "../contract/suppliers/savedReplies.ts";
export { ExtraChange, StoredExtra, SupplierExtras } from "../contract/suppliers/extras.ts";
export { PromoCodeChange, StoredPromoCode, SupplierPromoCodes } from "../contract/suppliers/promoCodes.ts";
export { SavedRow } from "../contract/suppliers/changeCar.ts";
export { FleetPlace } from "../contract/suppliers/fleetCars.ts";
export { SupplierChecklist, SupplierChecklistStep, WaitingSupplier } from "../contract/suppliers/join.ts";
export {
  Statement,
  StatementLine,
  StatementSettlement,
  StatementTotals,
} from "@sayara/domain/statement/Statement";
export { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
export { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
export { BalanceOrder, BalancePaymentState } from "../contract/statements/payBalance.ts";
export { BalancePaymentStatus } from "../contract/statements/BalancePaymentStatus.ts";
export { PlanOrder, PlanPaymentState } from "../contract/subscriptions/changePlan.ts";
export {
  NextPlan,
  PlanChange,
  PlanLimitUse,
  PlanOffer,
  PlanPayment,
  PlanPaymentStatus,
  PlanPeriod,
  SupplierPlan,
} from "../contract/subscriptions/supplierPlan.ts";
export { NamesInLanguages, PlaceDetails } from "@sayara/domain/location/PlaceDetails";
export {
  PlaceEdit,
  PlaceNames,
  PlaceRecord,
  PortalCountries,
  PortalCountry,
  PortalPlace,
  PortalPlaces,
} from "../contract/catalogue/managePlaces.ts";
export { AdminActionType } from "@sayara/domain/user/AdminActionType";
export { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
export { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
export {
  ClientBooking,
  ClientLogEntry,
  ClientRecord,
  Clients,
  ClientSummary,
} from "../contract/clients/clients.ts";
export { WaitingReport } from "../contract/bookings/messages.ts";
export { FoundKind } from "@sayara/domain/search/FoundKind";
export { FoundRecord } from "../contract/find/findRecords.ts";
export { Audience } from "@sayara/domain/audience/Audience";
export { AudienceMessage } from "@sayara/domain/audience/AudienceMessage";
export { AudienceMessageStatus } from "@sayara/domain/audience/audienceMessageRules";
export { MessageKind } from "@sayara/domain/notification/MessageKind";
export {
  AudienceMessageRecord,
  AudienceMessageSummary,
  AudiencePreview,
} from "../contract/audience/audienceMessages.ts";
export { RuntimeSetting } from "@sayara/domain/setting/runtimeSettings";
export {
  PlannedSetting,
  RuntimeSettingEdit,
  RuntimeSettingRecord,
  RuntimeSettings,
} from "../contract/settings/runtimeSettings.ts";
export { AuditAction } from "@sayara/domain/audit/AuditAction";
export { AuditKind } from "@sayara/domain/audit/AuditKind";
export { AuditEntry, AuditPage } from "../contract/audit/audit.ts";
export { Debt, DebtNote, Debts } from "../contract/statements/debts.ts";
export { RollingPeriod } from "@sayara/domain/figures/FigurePeriod";
export {
  Demand,
  FigureAnswers,
  FigureCancellations,
  Exposure,
  FigurePart,
  Figures,
  FigureTotals,
  FigureValues,
  FreeTime,
  VainSearches,
} from "../contract/figures/Figures.ts";
export { FineAnswer, FineDriver, FineNeighbour, FineRental } from "../contract/suppliers/fines.ts";
export { BankAccount, SupplierBankAccount } from "../contract/payouts/bankAccount.ts";
export { AgencyPayout, Payout, PayoutBatch } from "../contract/payouts/Payout.ts";
export { DuePayout, DuePayouts, PayoutBatches, PayoutCounts, Payouts } from "../contract/payouts/payouts.ts";
export { PayoutObstacle, PayoutState } from "@sayara/domain/statement/Payout";
export { IssuedStatements, MonthStatement, MonthStatements } from "../contract/statements/monthStatements.ts";
export {
  AwaitedPayment,
  OwedDebt,
  SupplierStatement,
  SupplierStatements,
} from "../contract/statements/supplierStatements.ts";
export { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";
export { ReviewStars } from "../contract/catalogue/reviewsQuery.ts";
export { ReviewSort } from "@sayara/domain/review/ReviewSort";
export { StatementPayment, StatementSummary } from "../contract/statements/StatementSummary.ts";
export { HeldDeposit, SupplierDeposits } from "../contract/suppliers/supplierDeposits.ts";
export { MoneyMovement, MovementSum, SupplierMoney } from "../contract/suppliers/supplierMoney.ts";
export { PortalSupplier } from "../contract/suppliers/portalSuppliers.ts";
export {
  CarPrices,
  PricePeriod,
  PricePreview,
  SeasonChange,
  StoredSeason,
  SupplierPrices,
} from "../contract/suppliers/seasons.ts";
export { SupplierAccess, SupplierStanding } from "../contract/suppliers/supplierAccess.ts";
export {
  NamedServedPlace,
  StoredIdentity,
  SupplierRulesRecord,
} from "../contract/suppliers/supplierRules.ts";
export { TeamInvitation, TeamMember } from "../contract/suppliers/team.ts";
export {
  HeldChange,
  SupplierTimeline,
  TimelineBooking,
  TimelineCar,
} from "../contract/suppliers/supplierTimeline.ts";
export { MinimumPeriod } from "@sayara/domain/pricing/days/minimumDaysOn";
