import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/** Returns the conditions that a driver must be prepared for: deposit, maximum excess, minimum age. */
export function planFacts(
  { plan, booking: { currency } }: Pick<MailData["bookingConfirmed"], "plan" | "booking">,
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  const facts: NonNullable<MailContent["facts"]> = [];
  const { deposit, depositUpTo = deposit, maximumExcess, minimumAge } = plan;
  const [from, to] = [formats.price(deposit, currency), formats.price(depositUpTo, currency)];
  if (deposit >= 0) {
    const range = deposit === depositUpTo ? from : t({ ...labels.range, values: { from, to } });
    facts.push([t(labels.deposit), deposit === 0 ? t(labels.none) : range]);
  }
  if (maximumExcess !== null) facts.push([t(labels.excess), formats.price(maximumExcess, currency)]);
  facts.push([t(labels.minimumAge), t({ ...labels.years, values: { age: minimumAge } })]);
  return facts;
}

const labels = {
  deposit: /*i18n*/ { id: "mail.bookingConfirmed.deposit", message: "Security deposit held" },
  range: /*i18n*/ { id: "mail.bookingConfirmed.depositRange", message: "{from} to {to}" },
  none: /*i18n*/ { id: "mail.bookingConfirmed.none", message: "none" },
  excess: /*i18n*/ { id: "mail.bookingConfirmed.excess", message: "Maximum excess" },
  minimumAge: /*i18n*/ { id: "mail.bookingConfirmed.minimumAge", message: "Minimum age" },
  years: /*i18n*/ { id: "mail.bookingConfirmed.years", message: "{age} years" },
};
