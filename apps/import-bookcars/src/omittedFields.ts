import type { Collection } from "./read/BookCarsRecord.ts";

const picture = "is the name of a file, which the export lacks: import it with `catalogue import`";
const otherPrice = "has no counterpart: only the daily price and prices by date are carried";
const payment = "belongs to a payment that the former marketplace took";
const ofAgency = "has no counterpart for an agency";

/** Reasons why a field that has a value is not imported, by collection. */
export const omittedFields: Partial<Record<Collection, Record<string, string>>> = {
  User: {
    avatar: picture,
    license: "is the name of a file, which the export lacks",
    contracts: "are names of files, which the export lacks: pass the files' URLs to `catalogue import`",
    customerId: payment,
    licenseRequired: ofAgency,
    priceChangeRate: ofAgency,
    supplierCarLimit: ofAgency,
    notifyAdminOnNewCar: ofAgency,
    supplier: "binds a driver to an agency, which has no counterpart",
  },
  Location: { image: picture, supplier: "is not carried: a place belongs to no agency" },
  Car: {
    image: picture,
    licensePlate: "has no counterpart",
    discountedDailyPrice: otherPrice,
    hourlyPrice: otherPrice,
    discountedHourlyPrice: otherPrice,
    biWeeklyPrice: otherPrice,
    discountedBiWeeklyPrice: otherPrice,
    weeklyPrice: otherPrice,
    discountedWeeklyPrice: otherPrice,
    monthlyPrice: otherPrice,
    discountedMonthlyPrice: otherPrice,
    rating: "is not carried: a rating is the mean of reviews",
    trips: "are counted anew from the bookings",
  },
  Booking: {
    infantSeat: "has no counterpart",
    toddlerSeat: "has no counterpart",
    boosterSeat: "has no counterpart",
    sessionId: payment,
    paymentIntentId: payment,
    customerId: payment,
    paypalOrderId: payment,
  },
};

/**
 * Fields that are omitted without a report: the database's bookkeeping, passwords (their number is reported), and
 * duplicates of another imported field.
 */
export const fieldsWithoutReport = new Set([
  "__v",
  "createdAt",
  "updatedAt",
  "password",
  "verified",
  "verifiedAt",
  "active",
  "blockOnPay",
  "bookingReservationVersion",
  "isDeposit",
  "isPayedInFull",
  "supplier",
  "company",
]);
