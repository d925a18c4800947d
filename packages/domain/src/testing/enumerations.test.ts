import * as v from "valibot";
import { expect, test } from "vitest";
import { BookingDates, bookingDates } from "../booking/period/BookingDates.ts";
import { BookingSort, bookingSorts } from "../booking/BookingSort.ts";
import { BookingStatus, bookingStatuses } from "../booking/BookingStatus.ts";
import { CancelledBy, cancellers } from "../booking/CancelledBy.ts";
import { StaffAction, staffActions } from "../booking/actions/StaffActionRecord.ts";
import { Availability, availabilities } from "../car/Availability.ts";
import { CarFeature, carFeatures } from "../car/CarFeature.ts";
import { CarType, carTypes } from "../car/CarType.ts";
import { FuelPolicy, fuelPolicies } from "../car/FuelPolicy.ts";
import { FuelType, fuelTypes } from "../car/FuelType.ts";
import { Gearbox, gearboxes } from "../car/Gearbox.ts";
import { Mileage, mileages } from "../car/Mileage.ts";
import { RentalOption, rentalOptions } from "../pricing/RentalOption.ts";
import { ApplicationType, applicationTypes } from "../config/ApplicationType.ts";
import { EntityKind, entityKinds } from "../config/EntityKind.ts";
import { AutomatedReminder, automatedReminders } from "../notification/AutomatedReminder.ts";
import { MessageKind, messageKinds } from "../notification/MessageKind.ts";
import { NotificationChannel, notificationChannels } from "../notification/NotificationChannel.ts";
import { CommissionPaymentStatus, commissionPaymentStatuses } from "../payment/CommissionPaymentStatus.ts";
import { Gateway, paymentGateways } from "../payment/Gateway.ts";
import { PaymentFailure, paymentFailures } from "../payment/PaymentFailure.ts";
import { RefundMethod, refundMethods } from "../payment/RefundMethod.ts";
import { RefundReason, refundReasons } from "../payment/RefundReason.ts";
import { RefundState, refundStates } from "../payment/RefundState.ts";
import { PaymentStatus, paymentStatuses } from "../payment/PaymentStatus.ts";
import { BillingPeriod, billingPeriods } from "../subscription/BillingPeriod.ts";
import { SubscriptionPlan, subscriptionPlans } from "../subscription/SubscriptionPlan.ts";
import { DocumentReviewStatus, documentReviewStatuses } from "../supplier/papers/DocumentReviewStatus.ts";
import { SupplierDebtStatus, supplierDebtStatuses } from "../supplier/SupplierDebtStatus.ts";
import { SupplierDocumentType, supplierDocumentTypes } from "../supplier/papers/SupplierDocumentType.ts";
import { AdminActionType, adminActionTypes } from "../user/AdminActionType.ts";
import { ClientAccountStatus, clientAccountStatuses } from "../user/ClientAccountStatus.ts";
import { ClientActionLogType, clientActionLogTypes } from "../user/ClientActionLogType.ts";
import { SocialProvider, socialProviders } from "../user/SocialProvider.ts";
import { UserType, userTypes } from "../user/UserType.ts";

// Values and order as in product.md, section 3.
test.each([
  ["user type", "admin, supplier, user", userTypes, UserType],
  ["application type", "backend, frontend", applicationTypes, ApplicationType],
  ["booking status", "void, pending, deposit, paid, reserved, cancelled", bookingStatuses, BookingStatus],
  ["fuel type", "diesel, gasoline, electric, hybrid, plugInHybrid, unknown", fuelTypes, FuelType],
  ["car type", "mini, midi, maxi, scooter", carTypes, CarType],
  ["car feature", "touchscreen, bluetooth, androidAuto, appleCarPlay", carFeatures, CarFeature],
  ["gearbox", "manual, automatic", gearboxes, Gearbox],
  ["fuel policy", "likeForlike, freeTank", fuelPolicies, FuelPolicy],
  ["mileage", "limited, unlimited", mileages, Mileage],
  ["availability", "available, unavailable", availabilities, Availability],
  ["payment status", "paid, partial, unpaid", paymentStatuses, PaymentStatus],
  ["commission payment status", "pending, paid", commissionPaymentStatuses, CommissionPaymentStatus],
  ["supplier debt status", "unpaid, follow_up, partial, paid", supplierDebtStatuses, SupplierDebtStatus],
  ["client account status", "active, blocked, needs_follow_up", clientAccountStatuses, ClientAccountStatus],
  ["notification channel", "email, sms, email+sms", notificationChannels, NotificationChannel],
  [
    "client action log type",
    "reminder, payment, block, unblock, note",
    clientActionLogTypes,
    ClientActionLogType,
  ],
  ["admin action type", "email, sms, block, unblock, note", adminActionTypes, AdminActionType],
  ["message kind", "promotional, transactional, notification", messageKinds, MessageKind],
  ["entity kind", "admin, supplier, user, car, location, country", entityKinds, EntityKind],
  [
    "supplier document type",
    "rc, matricule_fiscal, patente, autorisation_transport, cnss, assurance, autre",
    supplierDocumentTypes,
    SupplierDocumentType,
  ],
  ["document review status", "en_revue, accepte, refuse", documentReviewStatuses, DocumentReviewStatus],
  ["social provider", "facebook, apple, google", socialProviders, SocialProvider],
  // product.md describes these enumerations in prose. Their wire values are defined here.
  [
    "automated reminder",
    "supplier_no_cars, supplier_no_phone, client_no_phone, supplier_pending_booking",
    automatedReminders,
    AutomatedReminder,
  ],
  ["subscription plan", "free, basic, premium", subscriptionPlans, SubscriptionPlan],
  ["payment gateway", "sandbox, stripe, konnect", paymentGateways, Gateway],
  [
    "payment failure",
    "card_declined, insufficient_funds, card_expired, card_lost, authentication_failed, gateway_timeout",
    paymentFailures,
    PaymentFailure,
  ],
  ["booking sort", "newest, pickUp, latestPickUp, dropOff", bookingSorts, BookingSort],
  ["dates of a booking filter", "rental, pickUp, dropOff", bookingDates, BookingDates],
  ["canceller", "driver, agency, admin, system", cancellers, CancelledBy],
  [
    "act of staff",
    "changeStatus, recordPayment, recordRefund, decideCancellation, decideChange, delete, recordHandOver, recordReturn, withdrawRecord, recordNoShow, setArrival, readReportedMessages, closeMessageReports",
    staffActions,
    StaffAction,
  ],
  ["refund state", "requested, succeeded, failed", refundStates, RefundState],
  ["refund method", "cash, transfer, card", refundMethods, RefundMethod],
  ["refund reason", "late_payment, paid_twice, cancelled, cheaper, moved", refundReasons, RefundReason],
  ["billing period", "monthly, yearly", billingPeriods, BillingPeriod],
  [
    "rental option",
    "cancellation, amendments, theftProtection, collisionDamageWaiver, fullInsurance, additionalDriver",
    rentalOptions,
    RentalOption,
  ],
])("the wire values of %s are exactly %s", (_, specified, tuple, schema) => {
  const values = specified.split(", ");
  expect(tuple).toEqual(values);
  for (const value of values) {
    expect(v.is(schema, value)).toBe(true);
    expect(v.is(schema, `${value} `)).toBe(false);
    expect(v.is(schema, value.toUpperCase())).toBe(false);
  }
});
