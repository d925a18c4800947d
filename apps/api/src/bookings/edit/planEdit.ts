import { birthDateOf } from "#api/bookings/birthDateOf.ts";
import type { BookingEdit } from "@sayara/api-client/contract/bookings/editBooking";
import { checkEditPeriod } from "@sayara/domain/booking/change/checkEditPeriod";
import { editKeepsPrice } from "@sayara/domain/booking/change/editKeepsPrice";
import { type EditSettlement, settleEdit } from "@sayara/domain/booking/refund/refundFor";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { addressServiceFees, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { SoldTerms } from "@sayara/domain/receipt/SoldTerms";
import { ageOn } from "@sayara/domain/time/ageOn";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import * as v from "valibot";
import type { CarPeriod } from "#api/bookings/hold/holdCar.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { bookedOptions } from "#api/bookings/quote/bookedOptions.ts";
import { checkDrivers } from "#api/bookings/quote/checkRental.ts";
import { periodRefusal } from "#api/bookings/quote/periodRefusal.ts";
import { priceRental } from "#api/bookings/quote/priceRental.ts";
import { type RentalDetails, readRental, type SoldRental } from "#api/bookings/quote/readRental.ts";
import type { RequestedServices } from "#api/bookings/quote/resolveAddressServices.ts";
import type { ResolvedRental } from "#api/bookings/quote/ResolvedRental.ts";
import { currentPrices, type QuotedPrices, readSignedQuote } from "#api/bookings/quote/signedQuote.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { bookedRental } from "#api/bookings/payment/bookedRental.ts";
import { soldRental } from "./soldRental.ts";
import { readBalance } from "#api/bookings/refund/readBalance.ts";

/** A validated edit: it meets every rule of a new booking. */
export interface EditPlan extends EditSettlement {
  before: BookedRental;
  after: BookedRental;
  /** The period to hold for the edit. */
  period: CarPeriod;
  rental: ResolvedRental;
  /** The prices to sign in a quote of this edit. */
  prices: QuotedPrices;
  /** Payments minus refunds, in dinars. */
  netPaid: number;
}

interface EditContext {
  config: Config;
  now: Date;
  signedQuote?: string | undefined;
}

/**
 * Checks an edit by the rules of a new booking and prices it [CN9, CN11]. Does not check whether car and extras are
 * free; that happens when they are held.
 *
 * @throws RefusalError for the first rule that the edit breaks.
 */
export async function planEdit(
  db: Database,
  row: StoredBooking,
  edit: BookingEdit,
  { config, now, signedQuote }: EditContext,
): Promise<EditPlan> {
  const additionalDriver = edit.options.additionalDriver ? edit.additionalDriver : undefined;
  if (edit.options.additionalDriver && additionalDriver === undefined) {
    throw new RefusalError("invalid_input", { fields: { "edit.additionalDriver": "required" } });
  }
  const booked = soldRental(row);
  const services = editedServices(edit, booked);
  const details = await readRental(
    db,
    {
      car: row.car_id,
      pickupLocation: edit.pickupLocation,
      dropOffLocation: edit.dropOffLocation,
      from: edit.from,
      to: edit.to,
      options: {
        ...edit.options,
        cancellation: row.options.includes("cancellation"),
        amendments: row.options.includes("amendments"),
      },
      extras: edit.extras ?? booked.extras.map(({ id, count }) => ({ extra: id, count })),
    },
    row.language,
    config.business,
    {
      now,
      booked,
      within: "edit.extras",
      services,
      driverAge: ageOn(birthDateOf(row), dateInZone(new Date(edit.from), config.business.timeZone)),
    },
  );
  const { rental } = details;
  checkDates(row, details, { config, now });
  checkPeople(row, details, { ...edit, additionalDriver }, config);

  const before = bookedRental(row);
  const prices = pricesOf(row, details, { config, now, signedQuote });
  const after: BookedRental = {
    carId: row.car_id,
    pickupId: rental.pickupId,
    dropOffId: rental.dropOffId,
    from: rental.from.toISOString(),
    to: rental.to.toISOString(),
    additionalDriver: additionalDriver ?? null,
    ...addressesOf(services),
    ...priceEdit(row, details, { prices, config, hasSecondDriver: additionalDriver !== undefined }),
  };
  const { kept: netPaid } = await readBalance(db, row);
  const money = settleEdit({
    quote: row.quote,
    total: toDinars(row.total_millimes),
    newTotal: toDinars(after.totalMillimes),
    paid: netPaid,
  });
  const period = { ...rental, turnaroundMinutes: details.supplier.turnaroundMinutes };
  return { ...money, before, after, period, rental, prices, netPaid };
}

/**
 * Returns the delivery and collection after an edit. Those that the edit does not mention are kept [FE13,
 * FE16].
 */
function editedServices(edit: BookingEdit, booked: SoldRental): RequestedServices {
  const services: RequestedServices = {};
  for (const service of addressServices) {
    const field = `${service}Address` as const;
    const isChosen = edit[field] === undefined ? booked[service] !== null : edit[field] !== null;
    if (isChosen) services[service] = { address: edit[field] ?? booked[field], field: `edit.${field}` };
  }
  return services;
}

function addressesOf({
  delivery,
  collection,
}: RequestedServices): Pick<BookedRental, "deliveryAddress" | "collectionAddress"> {
  return {
    ...(typeof delivery?.address === "string" && { deliveryAddress: delivery.address }),
    ...(typeof collection?.address === "string" && { collectionAddress: collection.address }),
  };
}

function checkDates(
  row: StoredBooking,
  { rental, car }: RentalDetails,
  { config, now }: Omit<EditContext, "signedQuote">,
): void {
  const failure = checkEditPeriod(rental, row.from_at, { now, timeZone: config.business.timeZone, ...car });
  if (failure === null) return;
  const fields = { [`edit.${failure.field}`]: writeValidationMessage(failure) };
  throw new RefusalError(periodRefusal(failure), { fields });
}

/** The licence was checked when the car was booked, and a later pick-up only makes it older. */
function checkPeople(
  row: StoredBooking,
  { rental, car }: RentalDetails,
  {
    licenceSince,
    additionalDriver,
  }: { [part in "licenceSince" | "additionalDriver"]?: BookingEdit[part] | undefined },
  { business }: Config,
): void {
  const driver = {
    fullName: row.driver_full_name,
    email: row.driver_email,
    phone: row.driver_phone,
    birthDate: birthDateOf(row),
    ...(licenceSince !== undefined && { licenceSince }),
  };
  const isEarlier = rental.from < row.from_at;
  const rules = isEarlier ? car : { ...car, minimumLicenceYears: 0 };
  try {
    checkDrivers({ driver, additionalDriver }, rental, rules, business);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([path, message]) => [
      path.startsWith("driver.licenceSince")
        ? "edit.licenceSince"
        : path.replace(/^additionalDriver/, "edit.additionalDriver"),
      message,
    ]);
    throw new RefusalError(error.code, { fields: Object.fromEntries(fields) });
  }
}

/**
 * Returns today's prices, or those of a signed quote of this edit. The cancellation and amendments options
 * keep their fees as sold [CN9].
 */
function pricesOf(
  row: StoredBooking,
  { rental, car }: RentalDetails,
  { config, now, signedQuote }: EditContext,
): QuotedPrices {
  const signedPrices =
    signedQuote === undefined
      ? undefined
      : readSignedQuote(config.secret, rental, signedQuote, now, { bookingId: row.id });
  if (signedPrices !== undefined) return signedPrices;
  const { pricing, commission } = currentPrices(car, config);
  const frozen = { cancellation: soldFee(row, "cancellation"), amendments: soldFee(row, "amendments") };
  return { pricing: { ...pricing, ...frozen }, commission };
}

function soldFee(
  { quote, sold_terms }: StoredBooking,
  option: "cancellation" | "amendments",
): CarPricing[typeof option] {
  const line = quote.optionLines.find((each) => each.option === option);
  return sold_terms?.car[option] ?? line?.unitPrice ?? -1;
}

function priceEdit(
  row: StoredBooking,
  { rental, supplier }: RentalDetails,
  { prices, config, hasSecondDriver }: { prices: QuotedPrices; config: Config; hasSecondDriver: boolean },
) {
  const currentTerms = { from: row.from_at, to: row.to_at, quote: row.quote };
  const options = Object.fromEntries(rental.options.map((option) => [option, true]));
  const optionsOf = (quote: StoredBooking["quote"]): RentalOption[] => bookedOptions(quote, hasSecondDriver);
  const fees = [
    ...rental.fees,
    ...youngDriverFees(rental.youngDriver, rental.driverAge),
    ...addressServiceFees(rental),
  ];
  if (editKeepsPrice(currentTerms, { ...rental, options, fees })) {
    return {
      options: optionsOf(row.quote),
      quote: row.quote,
      soldTerms: row.sold_terms,
      totalMillimes: row.total_millimes,
      commissionRate: row.commission_rate,
      commissionMillimes: row.commission_millimes,
    };
  }
  // Drops a cover that was bought before full insurance was included.
  const isDropped = (option: RentalOption) =>
    row.options.includes(option) && isRedundantCover(prices.pricing, option);
  const keptRental = { ...rental, options: rental.options.filter((option) => !isDropped(option)) };
  const { quote, terms, commission } = priceRental(keptRental, prices, config);
  if (quote.refusedOptions.length > 0) throw new RefusalError("option_unavailable");
  const { downPaymentShare } = supplier;
  // The usage terms and the security deposit stay as sold [HO9, DP6].
  const { usage, deposit } = row.sold_terms ?? {};
  return {
    options: optionsOf(quote),
    quote,
    soldTerms: v.parse(SoldTerms, {
      ...terms,
      ...(usage && { usage }),
      ...(deposit && { deposit }),
      downPaymentShare,
    }),
    totalMillimes: toMillimes(quote.total),
    commissionRate: commission.rate?.toFixed(2) ?? null,
    commissionMillimes: commission.millimes,
  };
}
