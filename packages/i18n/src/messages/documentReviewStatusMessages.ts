import type { MessageDescriptor } from "@lingui/core";
import type { DocumentReviewStatus } from "@sayara/domain/supplier/papers/DocumentReviewStatus";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Names of the review states of an agency's documents. */
export const documentReviewStatusMessages: Record<DocumentReviewStatus | Unknown, MessageDescriptor> = {
  en_revue: /*i18n*/ { id: "documentReviewStatus.en_revue", message: "In review" },
  accepte: /*i18n*/ { id: "documentReviewStatus.accepte", message: "Accepted" },
  refuse: /*i18n*/ { id: "documentReviewStatus.refuse", message: "Refused" },
  unknown: unknownName,
};
