import type { Booking } from "@sayara/domain/booking/Booking";
import { keptUntil } from "@sayara/domain/booking/arrival/keptUntil";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { coveredItems } from "@sayara/domain/pricing/covers/CoverContents";
import { coverRows } from "@sayara/domain/car/coverRows";
import { usageTermsOf } from "@sayara/domain/car/UsageTerms";
import { planFigures } from "@sayara/domain/car/planFigures";
import type { Language } from "@sayara/domain/language/Language";
import { STREET_ZOOM, mapAddress } from "@sayara/domain/location/mapAddress";
import type { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { voucherMessages as messages } from "@sayara/i18n/documents/voucherMessages";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { bookingStatusExplanations } from "@sayara/i18n/messages/booking/bookingStatusExplanations";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { coveredItemMessages } from "@sayara/i18n/messages/car/coveredItemMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { depositOfferTexts } from "@sayara/i18n/messages/car/depositOfferTexts";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import type { AgencyContact, BookingDocument } from "../facts/readDocument.ts";
import { composeLedger } from "./composeLedger.ts";
import type { VoucherContent, VoucherGroup, VoucherStop, VoucherText } from "./VoucherContent.ts";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import type { Unknown } from "@sayara/domain/validation/newerValues";

export interface VoucherWriter {
  language: Language;
  t: DocumentText;
  formats: Formats;
  /** URL of the booking's page, without a secret. */
  link: string;
  siteName: string;
}

/** Returns the texts of a booking's voucher. */
export function composeVoucher(document: BookingDocument, writer: VoucherWriter): VoucherContent {
  const { booking, agency, pickup, dropOff } = document;
  const { t, formats, language, link, siteName } = writer;
  const { car, driver, additionalDriver, pickupLocation, dropOffLocation } = booking;
  const { deliveryAddress, collectionAddress } = booking;
  const mileage = mileageOf(document, writer);
  const person = composePerson(t(messages.driver), driver, writer);
  const people = [{ ...person, lines: [...person.lines, ...arrivalLines(booking, writer)] }];
  if (additionalDriver !== null)
    people.push(composePerson(t(messages.additionalDriver), additionalDriver, writer));
  return {
    language,
    brand: siteName,
    title: t(messages.title),
    purpose: t(messages.purpose),
    reference: { label: t(messages.reference), value: booking.reference },
    code: { address: link, description: t(messages.code, { address: link }), caption: t(messages.scan) },
    status: {
      tone: statusTones[booking.status],
      name: t(bookingStatusMessages[booking.status]),
      sentence: statusSentence(booking, t),
    },
    stops: [
      {
        label: t(messages.pickUp),
        ...momentOf(booking.from, formats),
        place: pickupLocation.name,
        ...(deliveryAddress === undefined
          ? meetingOf(pickup, t)
          : { instructions: t(messages.deliveredTo, { address: deliveryAddress }) }),
      },
      {
        label: t(messages.dropOff),
        ...momentOf(booking.to, formats),
        place: dropOffLocation.name,
        ...(collectionAddress === undefined
          ? meetingOf(dropOff, t)
          : { instructions: t(messages.collectedAt, { address: collectionAddress }) }),
      },
    ],
    plan: { title: t(messages.toPlanFor), figures: planFiguresOf(booking, writer) },
    groups: [
      {
        title: t(messages.car),
        lines: [
          { text: car.name },
          { text: formats.parts([t(gearboxMessages[car.gearbox]), mileage], " · ") },
          { text: t(messages.fuel, { policy: t(fuelPolicyMessages[car.fuelPolicy]) }) },
          ...traitsOf(car, writer).map((text) => ({ text })),
        ],
      },
      ...people,
      composeAgency(booking, agency, writer),
    ],
    covers: composeCovers(booking, writer),
    ledger: composeLedger(booking, writer),
    requiredDocuments: { title: t(messages.bring), items: requiredDocuments(booking, writer) },
    footer: t(messages.footer, {
      brand: siteName,
      version: formats.number(booking.version),
      moment: formats.dateTime(booking.updatedAt),
    }),
  };
}

/** Returns the allowance as sold, with the price of a kilometre above it [HO9]. */
function mileageOf(
  { booking: { car, currency }, usage }: BookingDocument,
  { t, formats }: VoucherWriter,
): string {
  const { mileage, fuelPolicy } = car;
  const { mileage: sold, prices } = usage ?? usageTermsOf({ mileage, fuelPolicy });
  if (sold === -1) return t(mileageMessages.unlimited);
  const allowance = formats.kilometresPerDay(sold);
  if (prices.extraKilometre === null) return allowance;
  return t(messages.mileageThen, { allowance, amount: formats.price(prices.extraKilometre, currency) });
}

const statusTones: Record<BookingStatus | Unknown, VoucherContent["status"]["tone"]> = {
  void: "danger",
  pending: "warning",
  deposit: "positive",
  paid: "positive",
  reserved: "positive",
  cancelled: "danger",
  unknown: "warning",
};

function statusSentence({ status, guestConfirmation, cancelRequest }: Booking, t: DocumentText): string {
  const isRequested =
    cancelRequest !== null && cancelRequest.acceptedAt === null && cancelRequest.declinedAt === null;
  if (status === "pending") return t(guestConfirmation === "awaited" ? messages.toConfirm : messages.pending);
  if (status !== "cancelled" && isRequested) return t(messages.cancelRequested);
  return t(bookingStatusExplanations[status]);
}

function momentOf(at: string, formats: Formats): Pick<VoucherStop, "date" | "time"> {
  return { date: formats.date(at, { weekday: true, length: "long" }), time: formats.time(at) };
}

/** Returns the driver's flight or ferry, and the time until which the car is kept [AV4]. */
function arrivalLines(booking: Booking, { t, formats }: VoucherWriter): VoucherText[] {
  const { arrival = null } = booking;
  const moment = formats.dateTime(keptUntil(booking).toISOString(), { weekday: true });
  const kept = { text: t(messages.keptUntil, { moment }), isLong: true };
  if (arrival === null) return [kept];
  const { number, time } = arrival;
  const text = time === null ? t(messages.arrival, { number }) : t(messages.arrivalAt, { number, time });
  return [{ text, isLong: true }, kept];
}

/** Returns how to find the agency: its directions, and its pin for a map [AR6]. */
function meetingOf(
  place: MeetingPlace | undefined,
  t: DocumentText,
): Pick<VoucherStop, "instructions" | "pin"> {
  if (place === undefined) return { instructions: "" };
  const { instructions, position } = place;
  const text = t(messages.onMap, { position: `${position.latitude}, ${position.longitude}` });
  return { instructions, pin: { text, address: mapAddress(position, STREET_ZOOM) } };
}

function planFiguresOf(
  { car, quote, currency }: Booking,
  { t, formats }: VoucherWriter,
): VoucherContent["plan"]["figures"] {
  const { deposit, depositUpTo, maximumExcess, minimumAge } = planFigures(car, quote);
  const amount = (dinars: number) => (dinars === 0 ? t(messages.none) : formats.price(dinars, currency));
  const depositHeld =
    deposit === depositUpTo
      ? amount(deposit)
      : t(messages.depositRange, { from: amount(deposit), to: amount(depositUpTo) });
  return [
    { label: t(messages.total), value: formats.price(quote.total, currency) },
    { label: t(messages.depositHeld), value: deposit === -1 ? t(messages.notOnCard) : depositHeld },
    {
      label: t(messages.maximumExcess),
      value: maximumExcess === null ? t(messages.askAgency) : amount(maximumExcess),
    },
    { label: t(messages.minimumAge), value: formats.years(minimumAge) },
  ];
}

/** Returns the facts by which cars are filtered and sorted, apart from gearbox and mileage. */
function traitsOf(car: Booking["car"], { t, formats }: VoucherWriter): string[] {
  const { co2, trips, range, multimedia } = car;
  const facts = [
    t(carTypeMessages[range]),
    ...(co2 === null ? [] : [t(messages.emissions, { grams: formats.number(co2) })]),
    ...(trips === 0 ? [] : [t(messages.trips, { trips: formats.number(trips) })]),
  ];
  const features = multimedia.map((feature) => t(carFeatureMessages[feature]));
  return [formats.parts(facts, " · "), ...(features.length === 0 ? [] : [formats.list(features)])];
}

interface Person {
  fullName: string;
  email: string;
  phone: string | null;
  birthDate: string | null;
}

function composePerson(
  title: string,
  { fullName, email, phone, birthDate }: Person,
  { t, formats }: VoucherWriter,
): VoucherGroup {
  // At the desk the email address identifies a driver whose name is transliterated.
  const lines: VoucherText[] = [{ text: fullName, fallbackNote: email }];
  if (birthDate !== null)
    lines.push({ text: t(messages.born, { date: formats.date(birthDate, { length: "long" }) }) });
  if (phone !== null) lines.push({ text: formats.phone(phone) });
  return { title, lines };
}

/** Returns a line for each cover of the rental: its excess and what it includes, as sold [CV2, CV3]. */
function composeCovers(
  { car, quote, coverContents, currency }: Booking,
  { t, formats }: VoucherWriter,
): string[] {
  const held = covers.filter((cover) => quote.optionLines.some(({ option }) => option === cover));
  const price = (dinars: number) => formats.price(dinars, currency);
  const rows = coverRows(held, { excess: car.excess, contents: coverContents ?? null, held });
  return rows.map(({ cover, excess, items }) => {
    const itemsText = (isIncluded: boolean) =>
      coveredItems
        .filter((item) => items?.includes(item) === isIncluded)
        .map((item) => t(coveredItemMessages[item]))
        .join(", ");
    const [included, excluded] = [itemsText(true), itemsText(false)];
    return [
      t(messages.coverName, { name: t(rentalOptionMessages[cover]) }),
      ...(excess === null
        ? []
        : [t(messages.coverExcess, { least: price(excess.with), most: price(excess.without) })]),
      ...(items === null ? [t(messages.coverUnstated)] : []),
      ...(included === "" ? [] : [t(messages.coverIncludes, { items: included })]),
      ...(excluded === "" ? [] : [t(messages.coverExcludes, { items: excluded })]),
    ].join(" ");
  });
}

function composeAgency(
  { supplier }: Booking,
  { phone, email, address }: AgencyContact,
  { t, formats }: VoucherWriter,
): VoucherGroup {
  const lines: VoucherText[] = [{ text: supplier.name }];
  if (phone !== null) lines.push({ text: formats.phone(phone) });
  if (email !== null) lines.push({ text: email });
  if (address !== null) lines.push({ text: address, isLong: true });
  return { title: t(messages.agency), lines };
}

function requiredDocuments({ car, currency }: Booking, { t, formats }: VoucherWriter): string[] {
  const { deposit, deposits = [], minimumLicenceYears } = car;
  const licence =
    minimumLicenceYears > 0
      ? t(messages.bringLicenceHeld, { years: formats.years(minimumLicenceYears) })
      : t(messages.bringLicence);
  const documents = [t(messages.bringVoucher), t(messages.bringIdentity), licence];
  if (deposits.length > 0) {
    const price = (dinars: number) => formats.price(dinars, currency);
    const offers = formats.parts(
      depositOfferTexts(deposits, { text: t, price, parts: formats.parts }),
      " · ",
    );
    return [...documents, t(messages.bringDepositBy, { offers })];
  }
  if (deposit === -1) documents.push(t(messages.bringDepositUnknown));
  if (deposit > 0) documents.push(t(messages.bringDeposit, { amount: formats.price(deposit, currency) }));
  return documents;
}
