import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";

/** Returns what a driver plans for, and how to reach the agency. */
export function planFacts(
  {
    plan,
    booking: { currency },
    supplierPhone,
    supplierAddress,
  }: Pick<MailData["bookingConfirmed"], "plan" | "booking" | "supplierPhone" | "supplierAddress">,
  { t, formats }: MailWriter,
): NonNullable<MailContent["facts"]> {
  const facts: NonNullable<MailContent["facts"]> = [];
  const { deposit, maximumExcess, minimumAge } = plan;
  if (deposit >= 0) {
    facts.push([t(labels.deposit), deposit === 0 ? t(labels.none) : formats.price(deposit, currency)]);
  }
  if (maximumExcess !== null) facts.push([t(labels.excess), formats.price(maximumExcess, currency)]);
  facts.push([t(labels.minimumAge), t({ ...labels.years, values: { age: minimumAge } })]);
  if (supplierPhone !== undefined) facts.push([t(labels.phone), formats.phone(supplierPhone)]);
  if (supplierAddress !== undefined) facts.push([t(labels.address), supplierAddress]);
  return facts;
}

const labels = {
  deposit: /*i18n*/ { id: "mail.bookingConfirmed.deposit", message: "Security deposit held" },
  none: /*i18n*/ { id: "mail.bookingConfirmed.none", message: "none" },
  excess: /*i18n*/ { id: "mail.bookingConfirmed.excess", message: "Maximum excess" },
  minimumAge: /*i18n*/ { id: "mail.bookingConfirmed.minimumAge", message: "Minimum age" },
  years: /*i18n*/ { id: "mail.bookingConfirmed.years", message: "{age} years" },
  phone: /*i18n*/ { id: "mail.bookingConfirmed.phone", message: "Agency’s phone" },
  address: /*i18n*/ { id: "mail.bookingConfirmed.address", message: "Agency’s address" },
};
