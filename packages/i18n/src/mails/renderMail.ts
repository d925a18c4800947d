import type { I18n } from "@lingui/core";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { createFormats } from "../format/createFormats.ts";
import { accountActivation } from "./accountActivation.ts";
import { accountCode } from "./accountCode.ts";
import { accountDeleted } from "./accountDeleted.ts";
import { addressConfirmation } from "./addressConfirmation.ts";
import { bookingCode } from "./bookingCode.ts";
import { bookingCancelled } from "./bookingCancelled.ts";
import { bookingConfirmed } from "./bookingConfirmed.ts";
import { bookingEdited } from "./bookingEdited.ts";
import { bookingEditedForAgency } from "./bookingEditedForAgency.ts";
import { bookingMoved } from "./bookingMoved.ts";
import { bookingPaid } from "./bookingPaid.ts";
import { bookingReceived } from "./bookingReceived.ts";
import { bookingRequested } from "./bookingRequested.ts";
import { bookingRequestReceived } from "./bookingRequestReceived.ts";
import { bookingCancelledForAgency } from "./bookingCancelledForAgency.ts";
import { cancellationDeclined } from "./cancellationDeclined.ts";
import { changeDeclined } from "./changeDeclined.ts";
import { cancellationRequested } from "./cancellationRequested.ts";
import { cancellationToDecide } from "./cancellationToDecide.ts";
import { refundReturned } from "./refundReturned.ts";
import { reminder } from "./reminder.ts";
import { requestAccepted } from "./requestAccepted.ts";
import { contactMessage } from "./contactMessage.ts";
import { alreadyRegistered } from "./alreadyRegistered.ts";
import { emailChangeAsked } from "./emailChangeAsked.ts";
import { emailChangePermission } from "./emailChangePermission.ts";
import { emailChanged } from "./emailChanged.ts";
import { checkoutReminder } from "./checkoutReminder.ts";
import { dropOffReminder } from "./dropOffReminder.ts";
import { pickUpReminder } from "./pickUpReminder.ts";
import { reviewInvitation } from "./reviewInvitation.ts";
import { bookingsChanged } from "./bookingsChanged.ts";
import { latePaymentReturned } from "./latePaymentReturned.ts";
import { bookingLink } from "./bookingLink.ts";
import { linksRevoked } from "./linksRevoked.ts";
import { newAddressConfirmation } from "./newAddressConfirmation.ts";
import { passwordChanged } from "./passwordChanged.ts";
import { passwordReset } from "./passwordReset.ts";
import { paymentAwaited } from "./paymentAwaited.ts";
import { paymentReceived } from "./paymentReceived.ts";
import { paymentReturned } from "./paymentReturned.ts";
import { requestLapsed } from "./requestLapsed.ts";
import { requestUnanswered } from "./requestUnanswered.ts";
import { notification } from "./notification.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData, MailKind } from "./MailData.ts";
import { mailI18n } from "./mailI18n.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";
import { oneLine } from "./oneLine.ts";
import { sharedMailMessages } from "./sharedMailMessages.ts";

/** Kind, language and data of a mail. */
export type MailRequest<Kind extends MailKind> = {
  kind: Kind;
  language: Language;
  data: MailData[Kind];
  /** IANA zone of every time in the mail. */
  timeZone?: string;
  brand?: string;
  /** The page that turns such mails off: an absolute http(s) address. */
  unsubscribeLink?: string;
  /** Files of the booking that are sent with it. */
  attached?: readonly MailedFile[];
};

/** A file of a booking: its voucher (PDF) or its calendar (iCalendar). */
export type MailedFile = "voucher" | "calendar";

/** A rendered mail. `subject` is a single line; `html` is a whole document. */
export type RenderedMail = { subject: string; text: string; html: string };

/**
 * Renders a mail in the recipient's language. Data end up as text: they cannot become markup, a second header line or
 * a link that is not http(s).
 *
 * @example renderMail({ kind: "passwordReset", language: "fr", data: { name: "Amel", link, expiresAt } }).subject
 *
 * @throws RangeError when a link is not an absolute http(s) address or a date is invalid
 */
export function renderMail<Kind extends MailKind>(request: MailRequest<Kind>): RenderedMail {
  const {
    kind,
    language,
    data,
    timeZone = MARKETPLACE_TIME_ZONE,
    brand = "Sayara",
    unsubscribeLink,
    attached = [],
  } = request;
  const i18n = mailI18n[language];
  const t: I18n["_"] = i18n._.bind(i18n);
  const written = writers[kind](data, { t, formats: createFormats({ language, timeZone }), brand });
  const files = attached.map((file) => t(sharedMailMessages[file]));
  const content = files.length === 0 ? written : { ...written, notes: [...(written.notes ?? []), ...files] };
  const layout = {
    language,
    brand,
    footer: t({
      ...(kind === "contactMessage" ? sharedMailMessages.footerTeam : sharedMailMessages.footer),
      values: { brand },
    }),
    ...(unsubscribeLink !== undefined && {
      unsubscribe: { label: t(sharedMailMessages.unsubscribe), link: unsubscribeLink },
    }),
  };
  const subject = oneLine(content.subject);
  return { subject, text: mailText(content, layout), html: mailHtml({ ...content, subject }, layout) };
}

const writers: { [Kind in MailKind]: (data: MailData[Kind], writer: MailWriter) => MailContent } = {
  bookingRequested,
  bookingRequestReceived,
  accountActivation,
  addressConfirmation,
  newAddressConfirmation,
  passwordReset,
  passwordChanged,
  accountCode,
  accountDeleted,
  emailChangeAsked,
  emailChangePermission,
  emailChanged,
  alreadyRegistered,
  contactMessage,
  bookingConfirmed,
  paymentReceived,
  bookingPaid,
  bookingReceived,
  paymentReturned,
  refundReturned,
  latePaymentReturned,
  requestLapsed,
  requestUnanswered,
  bookingCancelled,
  bookingCancelledForAgency,
  bookingEdited,
  bookingEditedForAgency,
  bookingMoved,
  cancellationDeclined,
  changeDeclined,
  cancellationRequested,
  cancellationToDecide,
  requestAccepted,
  bookingCode,
  bookingLink,
  linksRevoked,
  paymentAwaited,
  bookingsChanged,
  pickUpReminder,
  dropOffReminder,
  reviewInvitation,
  checkoutReminder,
  notification,
  reminder,
};
