import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking, MailedCancelTerms } from "../MailData.ts";

/** Returns the cancellation terms in one sentence [CN2–CN6]. */
export function cancelTermsFact(
  {
    cancelTerms,
    booking: { from, currency },
  }: { cancelTerms?: MailedCancelTerms; booking: Pick<MailedBooking, "from" | "currency"> },
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  if (cancelTerms === undefined) return [];
  const { hasPaid, fee, until } = cancelTerms;
  const values = {
    start: formats.dateTime(from, { weekday: true }),
    deadline: until === null ? "" : formats.dateTime(until, { weekday: true }),
    fee: formats.price(fee ?? 0, currency),
  };
  const sentence = !hasPaid
    ? messages.nothingPaid
    : fee === null
      ? messages.notChosen
      : until === null
        ? messages.late
        : fee > 0
          ? messages.withFee
          : messages.included;
  return [[t(messages.label), t({ ...sentence, values })]];
}

const messages = {
  label: /*i18n*/ { id: "mail.cancelTerms.label", message: "If you cancel" },
  nothingPaid: /*i18n*/ {
    id: "mail.cancelTerms.nothingPaid",
    message: "Before {start} it costs you nothing: nothing is paid in advance.",
  },
  notChosen: /*i18n*/ {
    id: "mail.cancelTerms.notChosen",
    message:
      "Ask for it before {start}: without the cancellation option the agency decides what it gives back.",
  },
  late: /*i18n*/ {
    id: "mail.cancelTerms.late",
    message: "Before {start} up to half of the rental is given back, and nothing after that.",
  },
  withFee: /*i18n*/ {
    id: "mail.cancelTerms.withFee",
    message:
      "Until {deadline} all that you paid is given back, except the {fee} of the cancellation option; then, until pick-up, up to half of the rental; after that, nothing.",
  },
  included: /*i18n*/ {
    id: "mail.cancelTerms.included",
    message:
      "Until {deadline} all that you paid is given back; then, until pick-up, up to half of the rental; after that, nothing.",
  },
};
