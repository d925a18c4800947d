import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { planFigures } from "@sayara/domain/car/planFigures";
import type { Language } from "@sayara/domain/language/Language";
import type { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { voucherWords as words } from "@sayara/i18n/documents/voucherWords";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { bookingStatusExplanations } from "@sayara/i18n/words/bookingStatusExplanations";
import { bookingStatusWords } from "@sayara/i18n/words/bookingStatusWords";
import { carFeatureWords } from "@sayara/i18n/words/carFeatureWords";
import { carTypeWords } from "@sayara/i18n/words/carTypeWords";
import { fuelPolicyWords } from "@sayara/i18n/words/fuelPolicyWords";
import { gearboxWords } from "@sayara/i18n/words/gearboxWords";
import { mileageWords } from "@sayara/i18n/words/mileageWords";
import type { AgencyContact, BookingDocument } from "../facts/readDocument.ts";
import { composeLedger } from "./composeLedger.ts";
import type { VoucherContent, VoucherGroup, VoucherStop, VoucherText } from "./VoucherContent.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

export interface VoucherWriter {
  language: Language;
  t: DocumentText;
  formats: Formats;
  /** Address of the booking's page, without a secret. */
  link: string;
  siteName: string;
}

/** Returns the words of a booking's voucher. */
export function composeVoucher(document: BookingDocument, writer: VoucherWriter): VoucherContent {
  const { booking, agency, pickup, dropOff } = document;
  const { t, formats, language, link, siteName } = writer;
  const { car, driver, additionalDriver, pickupLocation, dropOffLocation } = booking;
  const mileage = car.mileage === -1 ? t(mileageWords.unlimited) : formats.kilometresPerDay(car.mileage);
  const people = [personGroup(t(words.driver), driver, writer)];
  if (additionalDriver !== null)
    people.push(personGroup(t(words.additionalDriver), additionalDriver, writer));
  return {
    language,
    brand: siteName,
    title: t(words.title),
    purpose: t(words.purpose),
    reference: { label: t(words.reference), value: booking.reference },
    code: { address: link, description: t(words.code, { address: link }), caption: t(words.scan) },
    status: {
      tone: tones[booking.status],
      name: t(bookingStatusWords[booking.status]),
      sentence: statusSentence(booking, t),
    },
    stops: [
      stop(t(words.pickUp), booking.from, pickupLocation.name, pickup, formats),
      stop(t(words.dropOff), booking.to, dropOffLocation.name, dropOff, formats),
    ],
    plan: { title: t(words.toPlanFor), figures: figuresOf(booking, writer) },
    groups: [
      {
        title: t(words.car),
        lines: [
          { text: car.name },
          { text: `${t(gearboxWords[car.gearbox])} · ${mileage}` },
          { text: t(words.fuel, { policy: t(fuelPolicyWords[car.fuelPolicy]) }) },
          ...traitsOf(car, writer).map((text) => ({ text })),
        ],
      },
      ...people,
      agencyGroup(booking, agency, writer),
    ],
    ledger: composeLedger(booking, writer),
    bring: { title: t(words.bring), items: papersOf(booking, writer) },
    footer: t(words.footer, {
      brand: siteName,
      version: formats.number(booking.version),
      moment: formats.dateTime(booking.updatedAt),
    }),
  };
}

const tones: Record<BookingStatus | Unknown, VoucherContent["status"]["tone"]> = {
  void: "danger",
  pending: "warning",
  deposit: "positive",
  paid: "positive",
  reserved: "positive",
  cancelled: "danger",
  unknown: "warning",
};

function statusSentence({ status, guestConfirmation, cancelRequest }: Booking, t: DocumentText): string {
  const isAsked =
    cancelRequest !== null && cancelRequest.acceptedAt === null && cancelRequest.declinedAt === null;
  if (status === "pending") return t(guestConfirmation === "awaited" ? words.toConfirm : words.pending);
  if (status !== "cancelled" && isAsked) return t(words.cancelRequested);
  return t(bookingStatusExplanations[status]);
}

function stop(
  label: string,
  at: string,
  place: string,
  meeting: MeetingPlace | undefined,
  formats: Formats,
): VoucherStop {
  const date = formats.date(at, { weekday: true, length: "long" });
  return { label, date, time: formats.time(at), place, instructions: meeting?.instructions ?? "" };
}

function figuresOf(
  { car, quote, currency }: Booking,
  { t, formats }: VoucherWriter,
): VoucherContent["plan"]["figures"] {
  const { deposit, maximumExcess, minimumAge } = planFigures(car, quote);
  const amount = (dinars: number) => (dinars === 0 ? t(words.none) : formats.price(dinars, currency));
  return [
    { label: t(words.total), value: formats.price(quote.total, currency) },
    { label: t(words.depositHeld), value: deposit === -1 ? t(words.notOnCard) : amount(deposit) },
    {
      label: t(words.maximumExcess),
      value: maximumExcess === null ? t(words.askAgency) : amount(maximumExcess),
    },
    { label: t(words.minimumAge), value: formats.years(minimumAge) },
  ];
}

/** The facts by which cars are filtered and sorted, beside the gearbox and the mileage. */
function traitsOf(car: Booking["car"], { t, formats }: VoucherWriter): string[] {
  const { co2, trips, range, multimedia } = car;
  const facts = [
    t(carTypeWords[range]),
    ...(co2 === null ? [] : [t(words.emissions, { grams: formats.number(co2) })]),
    ...(trips === 0 ? [] : [t(words.trips, { trips: formats.number(trips) })]),
  ];
  const features = multimedia.map((feature) => t(carFeatureWords[feature]));
  return [facts.join(" · "), ...(features.length === 0 ? [] : [formats.list(features)])];
}

interface Person {
  fullName: string;
  email: string;
  phone: string | null;
  birthDate: string | null;
}

function personGroup(
  title: string,
  { fullName, email, phone, birthDate }: Person,
  { t, formats }: VoucherWriter,
): VoucherGroup {
  // At the desk the address identifies a driver whose name is transliterated.
  const lines: VoucherText[] = [{ text: fullName, besides: email }];
  if (birthDate !== null)
    lines.push({ text: t(words.born, { date: formats.date(birthDate, { length: "long" }) }) });
  if (phone !== null) lines.push({ text: formats.phone(phone) });
  return { title, lines };
}

function agencyGroup(
  { supplier }: Booking,
  { phone, email, address }: AgencyContact,
  { t, formats }: VoucherWriter,
): VoucherGroup {
  const lines: VoucherText[] = [{ text: supplier.name }];
  if (phone !== null) lines.push({ text: formats.phone(phone) });
  if (email !== null) lines.push({ text: email });
  if (address !== null) lines.push({ text: address, isLong: true });
  return { title: t(words.agency), lines };
}

function papersOf({ car, currency }: Booking, { t, formats }: VoucherWriter): string[] {
  const { deposit, minimumLicenceYears } = car;
  const licence =
    minimumLicenceYears > 0
      ? t(words.bringLicenceHeld, { years: formats.years(minimumLicenceYears) })
      : t(words.bringLicence);
  const papers = [t(words.bringVoucher), t(words.bringIdentity), licence];
  if (deposit === -1) papers.push(t(words.bringDepositUnknown));
  if (deposit > 0) papers.push(t(words.bringDeposit, { amount: formats.price(deposit, currency) }));
  return papers;
}
