import type { Booking } from "@sayara/domain/booking/Booking";
import { carUsage } from "@sayara/domain/booking/condition/carUsage";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import type { ConditionReport, ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
import { depositBalance } from "@sayara/domain/booking/condition/depositBalance";
import { type UsageCharge, usageChargeSums } from "@sayara/domain/booking/condition/usageCharges";
import { FUEL_PARTS } from "@sayara/domain/booking/desk/RentalRecord";
import type { UsageTerms } from "@sayara/domain/car/UsageTerms";
import { depositCurrency } from "@sayara/domain/deposit/DepositMethod";
import type { Language } from "@sayara/domain/language/Language";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { conditionFileMessages as messages } from "@sayara/i18n/documents/conditionFileMessages";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { voucherMessages } from "@sayara/i18n/documents/voucherMessages";
import type { Formats } from "@sayara/i18n/format/createFormats";
import {
  conditionAngleMessages,
  depositMethodMessages,
} from "@sayara/i18n/messages/booking/conditionMessages";
import type {
  ConditionContent,
  ConditionFact,
  ConditionPhoto,
  ConditionReportText,
} from "./ConditionContent.ts";

/** The condition reports of a booking with the data to print beside them. */
interface ConditionDocument {
  booking: Booking;
  /** The car's number plate today; null if unknown. */
  plate: string | null;
  reports: ConditionReports;
  /** The usage charges of the return [HO9]. */
  charges: readonly UsageCharge[];
  /** The terms for kilometres and fuel, as sold. */
  terms: UsageTerms;
  /** The photos as JPEG, by photo id. Photos that could not be read are absent. */
  photos: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

interface ConditionWriter {
  language: Language;
  t: DocumentText;
  formats: Formats;
  siteName: string;
}

/** Returns the texts of a booking's condition reports. An erased name is left out. */
export function composeCondition(document: ConditionDocument, writer: ConditionWriter): ConditionContent {
  const { booking, plate, reports } = document;
  const { language, t, formats, siteName } = writer;
  const { car, supplier, driver, pickupLocation, dropOffLocation } = booking;
  const stopOf = (at: string, place: string) =>
    formats.parts([formats.dateTime(at, { weekday: true }), place], " · ");
  return {
    document: "condition",
    language,
    brand: siteName,
    title: t(messages.title),
    purpose: t(messages.purpose),
    reference: { label: t(voucherMessages.reference), value: booking.reference },
    facts: [
      { label: t(voucherMessages.agency), value: supplier.name },
      { label: t(voucherMessages.car), value: car.name },
      ...(plate === null || plate === "" ? [] : [{ label: t(messages.plate), value: plate }]),
      ...(driver.fullName === ""
        ? []
        : [
            {
              label: t(messages.driver),
              value: { text: driver.fullName, fallbackNote: driver.email },
            },
          ]),
      { label: t(voucherMessages.pickUp), value: stopOf(booking.from, pickupLocation.name) },
      { label: t(voucherMessages.dropOff), value: stopOf(booking.to, dropOffLocation.name) },
    ],
    sections: [
      { title: t(messages.deposit), facts: depositFacts(document, writer) },
      { title: t(messages.use), facts: usageFacts(document, writer) },
      { title: t(messages.charges), facts: chargeFacts(document.charges, writer) },
    ].filter(({ facts }) => facts.length > 0),
    reports: [
      ...(reports.handOver === null ? [] : [reportOf(reports.handOver, "handOver", writer)]),
      ...(reports.return === null ? [] : [reportOf(reports.return, "return", writer)]),
    ],
    photos: { title: t(messages.photos), rows: photoRows(document, writer) },
    footer: t(messages.footer, {
      brand: siteName,
      reference: booking.reference,
      page: "{page}",
      pages: "{pages}",
    }),
  };
}

/** Returns how the deposit is held, the amount held or returned, and when it is due back [HO8]. */
function depositFacts(
  { reports, booking }: ConditionDocument,
  { t, formats }: ConditionWriter,
): ConditionFact[] {
  if (reports.handOver === null) return [];
  const deposit = depositBalance(reports);
  if (deposit === null) return [{ label: t(messages.taken), value: t(messages.none) }];
  const price = (amount: number) => formats.price(amount, depositCurrency(deposit.method));
  const taken = [
    { label: t(messages.taken), value: price(deposit.taken) },
    { label: t(messages.method), value: t(depositMethodMessages[deposit.method]) },
  ];
  if (reports.return === null)
    return [
      ...taken,
      { label: t(messages.held), value: price(deposit.held) },
      {
        label: t(messages.dueBack),
        value: t(messages.withReturn, { day: formats.dateTime(booking.to, { weekday: true }) }),
      },
    ];
  return [
    ...taken,
    { label: t(messages.returned), value: price(deposit.returned) },
    ...(deposit.kept > 0
      ? [
          { label: t(messages.kept), value: price(deposit.kept) },
          { label: t(messages.reason), value: deposit.keptReason },
        ]
      : []),
  ];
}

function usageFacts(
  { reports, booking, terms }: ConditionDocument,
  { t, formats }: ConditionWriter,
): ConditionFact[] {
  const { handOver, return: returned } = reports;
  if (handOver === null || returned === null) return [];
  const rental = { from: new Date(booking.from), to: new Date(booking.to), ...terms };
  const { kilometres, extraKilometres, missingFuel } = carUsage({ handOver, returned }, rental);
  return [
    { label: t(messages.driven), value: formats.kilometres(kilometres) },
    ...(extraKilometres === null || extraKilometres === 0
      ? []
      : [{ label: t(messages.aboveAllowance), value: formats.kilometres(extraKilometres) }]),
    ...(missingFuel === null || missingFuel === 0
      ? []
      : [{ label: t(messages.missingFuel), value: tankText(missingFuel, { t, formats }) }]),
  ];
}

/** Returns each charge, the amount that the kept deposit covers, and the amount owed [HO9, HO10]. */
function chargeFacts(charges: readonly UsageCharge[], { t, formats }: ConditionWriter): ConditionFact[] {
  if (charges.length === 0) return [];
  const { total, due } = usageChargeSums(charges);
  const covered = toDinars(toMillimes(total) - toMillimes(due));
  const lines = {
    extraKilometres: messages.extraKilometresLine,
    missingFuel: messages.missingFuelLine,
    unknown: messages.otherLine,
  };
  return [
    ...charges.map(({ kind, count, unitPrice, price }) => ({
      label: t(lines[kind], { count: formats.number(count), price: formats.price(unitPrice) }),
      value: formats.price(price),
    })),
    ...(covered > 0 ? [{ label: t(messages.covered), value: formats.price(covered) }] : []),
    { label: t(messages.owed), value: formats.price(due) },
  ];
}

function reportOf(
  report: ConditionReport,
  kind: "handOver" | "return",
  writer: ConditionWriter,
): ConditionReportText {
  const { t, formats } = writer;
  const { agency, driver } = report.signatures;
  return {
    title: t(messages[kind]),
    facts: [
      { label: t(messages.moment), value: formats.dateTime(report.at, { weekday: true }) },
      { label: t(messages.mileage), value: formats.kilometres(report.mileage) },
      { label: t(messages.fuel), value: tankText(report.fuel, writer) },
      // A hand-over report is accepted only if the licence was seen [HO2].
      ...(kind === "handOver" ? [{ label: t(messages.licence), value: t(messages.licenceSeen) }] : []),
      { label: t(messages.remarks), value: report.remarks === "" ? t(messages.none) : report.remarks },
    ],
    signatures: [
      signatureOf(t(messages.forAgency), agency, writer),
      signatureOf(t(messages.driver), driver, writer),
    ],
  };
}

function signatureOf(
  title: string,
  { name, path }: ConditionReport["signatures"]["driver"],
  { t }: ConditionWriter,
): ConditionReportText["signatures"][number] {
  if (name === "") return { title, name: t(messages.nameDeleted), path: null, text: "" };
  const text = path === null ? t(messages.typed) : t(messages.signatureOf, { name });
  return { title, name, path, text };
}

function tankText(eighths: number, { t, formats }: Pick<ConditionWriter, "t" | "formats">): string {
  return t(messages.ofTank, { count: formats.number(eighths), parts: formats.number(FUEL_PARTS) });
}

/** Returns the photos, two per row: an angle before and after, or two angles if there is only one report. */
function photoRows({ reports, photos }: ConditionDocument, { t }: ConditionWriter): ConditionPhoto[][] {
  const sides = [
    { report: reports.handOver, when: t(messages.handOver) },
    { report: reports.return, when: t(messages.return) },
  ].flatMap(({ report, when }) => (report === null ? [] : [{ report, when }]));
  const isTaken = (angle: string) =>
    sides.some(({ report }) => report.pictures.some((picture) => picture.angle === angle));
  const cells = conditionAngles.filter(isTaken).flatMap((angle) =>
    sides.map(({ report, when }): ConditionPhoto => {
      const caption = t(messages.photo, { angle: t(conditionAngleMessages[angle]), when });
      const picture = report.pictures.find((one) => one.angle === angle);
      if (picture === undefined) return { caption, jpeg: null, text: t(messages.noPhoto) };
      const jpeg = photos.get(picture.id) ?? null;
      return { caption, jpeg, text: jpeg === null ? t(messages.photoUnreadable) : caption };
    }),
  );
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => cells.slice(row * 2, row * 2 + 2));
}
