import type { I18n } from "@lingui/core";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { documentRefusalMessages } from "@sayara/i18n/messages/documentRefusalMessages";

/** Returns why a document was refused: a usual reason in the reader's language, other words as they were written [DR2]. */
export function refusalText(
  { reason, reasonCode }: Pick<SupplierDocument, "reason" | "reasonCode">,
  i18n: I18n,
): string | null {
  return reasonCode === null || reasonCode === "unknown"
    ? reason
    : i18n._(documentRefusalMessages[reasonCode]);
}
