import type { I18n } from "@lingui/core";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { directionOf } from "@sayara/domain/language/directionOf";
import type { Language } from "@sayara/domain/language/Language";
import { isolateForeign } from "../bidi/isolate.ts";
import { createFormats } from "../format/createFormats.ts";
import { accountActivation } from "./account/accountActivation.ts";
import { accountCode } from "./account/accountCode.ts";
import { teamInvitation } from "./account/teamInvitation.ts";
import { accountDeleted } from "./account/accountDeleted.ts";
import { addressConfirmation } from "./account/addressConfirmation.ts";
import { bookingCode } from "./booking/bookingCode.ts";
import { bookingCancelled } from "./booking/bookingCancelled.ts";
import { bookingConfirmed } from "./booking/bookingConfirmed.ts";
import { bookingEdited } from "./booking/bookingEdited.ts";
import { bookingEditedForAgency } from "./booking/bookingEditedForAgency.ts";
import { bookingMoved } from "./booking/bookingMoved.ts";
import { bookingPaid } from "./payment/bookingPaid.ts";
import { bookingReceived } from "./booking/bookingReceived.ts";
import { bookingRequested } from "./booking/bookingRequested.ts";
import { bookingRequestReceived } from "./booking/bookingRequestReceived.ts";
import { bookingCancelledForAgency } from "./booking/bookingCancelledForAgency.ts";
import { cancellationDeclined } from "./booking/cancellationDeclined.ts";
import { changeDeclined } from "./booking/changeDeclined.ts";
import { cancellationRequested } from "./booking/cancellationRequested.ts";
import { cancellationToDecide } from "./booking/cancellationToDecide.ts";
import { refundReturned } from "./payment/refundReturned.ts";
import { reminder } from "./booking/reminder.ts";
import { requestAccepted } from "./booking/requestAccepted.ts";
import { contactMessage } from "./contactMessage.ts";
import { alreadyRegistered } from "./account/alreadyRegistered.ts";
import { emailChangeAsked } from "./account/emailChangeAsked.ts";
import { emailChangePermission } from "./account/emailChangePermission.ts";
import { emailChanged } from "./account/emailChanged.ts";
import { checkoutReminder } from "./booking/checkoutReminder.ts";
import { dropOffReminder } from "./booking/dropOffReminder.ts";
import { pickUpReminder } from "./booking/pickUpReminder.ts";
import { savedCarsChanged } from "./booking/savedCarsChanged.ts";
import { reviewInvitation } from "./booking/reviewInvitation.ts";
import { bookingsChanged } from "./booking/bookingsChanged.ts";
import { latePaymentReturned } from "./payment/latePaymentReturned.ts";
import { bookingLink } from "./booking/bookingLink.ts";
import { linksRevoked } from "./account/linksRevoked.ts";
import { newAddressConfirmation } from "./account/newAddressConfirmation.ts";
import { audienceMessage } from "./account/audienceMessage.ts";
import { clientMessage } from "./account/clientMessage.ts";
import { passwordChanged } from "./account/passwordChanged.ts";
import { passkeyChanged } from "./account/passkeyChanged.ts";
import { recoveryCodesChanged } from "./account/recoveryCodesChanged.ts";
import { secondFactorChanged } from "./account/secondFactorChanged.ts";
import { signInCode } from "./account/signInCode.ts";
import { passwordReset } from "./account/passwordReset.ts";
import { paymentAwaited } from "./payment/paymentAwaited.ts";
import { paymentReceived } from "./payment/paymentReceived.ts";
import { paymentReturned } from "./payment/paymentReturned.ts";
import { requestLapsed } from "./booking/requestLapsed.ts";
import { requestUnanswered } from "./booking/requestUnanswered.ts";
import { calendarConflicts } from "./supplier/calendarConflicts.ts";
import { documentDecided } from "./supplier/documentDecided.ts";
import { bankAccountChanged } from "./supplier/bankAccountChanged.ts";
import { balancePaid } from "./supplier/balancePaid.ts";
import { debtReminder } from "./supplier/debtReminder.ts";
import { documentExpires } from "./supplier/documentExpires.ts";
import { planEnds } from "./supplier/planEnds.ts";
import { planLapsed } from "./supplier/planLapsed.ts";
import { statementIssued } from "./supplier/statementIssued.ts";
import { supplierDecided } from "./supplier/supplierDecided.ts";
import { supplierSubmitted } from "./supplier/supplierSubmitted.ts";
import { notification } from "./notification.ts";
import type { MailContent, MailContext } from "./MailContent.ts";
import type { MailData, MailKind } from "./MailData.ts";
import { mailI18n } from "./mailI18n.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";
import { toSingleLine } from "./toSingleLine.ts";
import { sharedMailMessages } from "./sharedMailMessages.ts";

/** Kind, language and data of an email. */
export type MailRequest<Kind extends MailKind> = {
  kind: Kind;
  language: Language;
  data: MailData[Kind];
  /** IANA zone of every time in the email. */
  timeZone?: string;
  brand?: string;
  /** Link to the page for unsubscribing from such emails: an absolute http(s) URL. */
  unsubscribeLink?: string;
  /** Booking files attached to the email. */
  attachments?: readonly MailedFile[];
};

/** A file of a booking: its voucher (PDF) or its calendar (iCalendar). */
export type MailedFile = "voucher" | "calendar";

/** A rendered email. `subject` is a single line, `html` a complete document. */
export type RenderedMail = { subject: string; text: string; html: string };

/**
 * Renders an email in the recipient's language. Data is always rendered as text: it cannot become markup, another
 * header line or a link that is not http(s).
 *
 * @example renderMail({ kind: "passwordReset", language: "fr", data: { name: "Amel", link, expiresAt } }).subject
 *
 * @throws RangeError when a link is not an absolute http(s) URL or a date is invalid
 */
export function renderMail<Kind extends MailKind>(request: MailRequest<Kind>): RenderedMail {
  const {
    kind,
    language,
    data,
    timeZone = MARKETPLACE_TIME_ZONE,
    brand = "Sayara",
    unsubscribeLink,
    attachments = [],
  } = request;
  const i18n = mailI18n[language];
  const t: I18n["_"] = i18n._.bind(i18n);
  const formats = createFormats({ language, timeZone });
  const baseContent = writers[kind](data, { t, formats, language, brand });
  const attachmentNotes = attachments.map((file) => t(sharedMailMessages[file]));
  const content = {
    ...baseContent,
    facts: isolatedFacts(baseContent.facts ?? [], language),
    notes: [...(baseContent.notes ?? []), ...attachmentNotes],
  };
  const layout = {
    language,
    brand,
    footer: t({
      ...footerOf(kind, data),
      values: { brand },
    }),
    ...(unsubscribeLink !== undefined && {
      unsubscribe: { label: t(sharedMailMessages.unsubscribe), link: unsubscribeLink },
    }),
  };
  const subject = toSingleLine(content.subject);
  return { subject, text: mailText(content, layout), html: mailHtml({ ...content, subject }, layout) };
}

/** Isolates foreign values in right-to-left emails, where they would reorder the words around them. */
function isolatedFacts(facts: NonNullable<MailContent["facts"]>, language: Language) {
  if (directionOf(language) === "ltr") return facts;
  return facts.map(([label, value]): [string, string] => [label, isolateForeign(value)]);
}

function footerOf<Kind extends MailKind>(kind: Kind, data: MailData[Kind]) {
  if (kind === "contactMessage") return sharedMailMessages.footerTeam;
  if (kind === "savedCarsChanged") return sharedMailMessages.footerPriceAlert;
  const isPromotion = "purpose" in data && data.purpose === "promotional";
  return isPromotion ? sharedMailMessages.footerPromotion : sharedMailMessages.footer;
}

const writers: { [Kind in MailKind]: (data: MailData[Kind], context: MailContext) => MailContent } = {
  bookingRequested,
  bookingRequestReceived,
  accountActivation,
  addressConfirmation,
  newAddressConfirmation,
  passwordReset,
  passwordChanged,
  teamInvitation,
  accountCode,
  signInCode,
  secondFactorChanged,
  passkeyChanged,
  recoveryCodesChanged,
  accountDeleted,
  emailChangeAsked,
  emailChangePermission,
  emailChanged,
  alreadyRegistered,
  contactMessage,
  clientMessage,
  audienceMessage,
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
  savedCarsChanged,
  notification,
  reminder,
  calendarConflicts,
  documentDecided,
  documentExpires,
  statementIssued,
  bankAccountChanged,
  debtReminder,
  balancePaid,
  planEnds,
  planLapsed,
  supplierDecided,
  supplierSubmitted,
};
