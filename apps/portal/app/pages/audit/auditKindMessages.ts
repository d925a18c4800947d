import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuditKind } from "@sayara/domain/audit/AuditKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Name of each kind of record in the audit. */
export const auditKindMessages: Readonly<Record<AuditKind | Unknown, MessageDescriptor>> = {
  booking: msg`Booking`,
  client: msg`Client`,
  agency: msg`Agency`,
  car: msg`Car`,
  season: msg`Season`,
  extra: msg`Extra`,
  promoCode: msg`Promo code`,
  rules: msg`Rules of the agency`,
  block: msg`Blocked days`,
  calendar: msg`Imported calendar`,
  calendarFeed: msg`Calendar address`,
  reply: msg`Saved reply`,
  review: msg`Review`,
  person: msg`Team member`,
  invitation: msg`Invitation`,
  document: msg`Paper`,
  fine: msg`Fine`,
  bankAccount: msg`Bank account`,
  payout: msg`Payout`,
  statement: msg`Statement`,
  debt: msg`Debt`,
  plan: msg`Plan`,
  place: msg`Place`,
  country: msg`Country`,
  message: msg`Message`,
  setting: msg`Setting`,
  unknown: unknownName,
};
