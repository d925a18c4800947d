import * as v from "valibot";

/** The standard reasons for refusing an agency's document, in the order in which they are offered [DR2]. */
export const documentRefusalReasons = [
  "unreadable",
  "page_missing",
  "expired",
  "wrong_document",
  "name_differs",
  "dates_differ",
] as const;
/** One of {@link documentRefusalReasons}. */
export const DocumentRefusalReason = v.picklist(documentRefusalReasons);
export type DocumentRefusalReason = v.InferOutput<typeof DocumentRefusalReason>;
