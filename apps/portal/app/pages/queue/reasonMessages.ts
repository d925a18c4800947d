import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type DocumentRefusalReason,
  documentRefusalReasons,
} from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { documentRefusalMessages } from "@sayara/i18n/messages/documentRefusalMessages";

/** A template for the reason of a refusal: its name in the list, and its text for the agency. */
export interface ReasonTemplate {
  name: MessageDescriptor;
  text: MessageDescriptor;
  /** If set, the agency reads the text in its own language [DR2]. */
  code?: DocumentRefusalReason;
}

const documentReasonNames: Record<DocumentRefusalReason, MessageDescriptor> = {
  unreadable: msg`Not legible`,
  page_missing: msg`Page missing`,
  expired: msg`Expired`,
  wrong_document: msg`Other document`,
  name_differs: msg`Name or number differs`,
  dates_differ: msg`Dates differ`,
};

/** Reasons for refusing a document. */
export const documentReasons: readonly ReasonTemplate[] = documentRefusalReasons.map((code) => ({
  code,
  name: documentReasonNames[code],
  text: documentRefusalMessages[code],
}));

/** Reasons for refusing an agency. */
export const agencyReasons: readonly ReasonTemplate[] = [
  {
    name: msg`Papers incomplete`,
    text: msg`Some papers of your agency are missing or were refused. Please hand them in and ask again.`,
  },
  {
    name: msg`Cars incomplete`,
    text: msg`Your cars lack photos or conditions. Please complete them and ask again.`,
  },
  {
    name: msg`Prices implausible`,
    text: msg`Some prices seem to be wrong. Please check them and ask again.`,
  },
  {
    name: msg`Not reachable`,
    text: msg`We could not reach you by phone. Please check your number and ask again.`,
  },
];
