import type { I18n } from "@lingui/core";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { documentRefusalMessages } from "@sayara/i18n/messages/documentRefusalMessages";

/**
 * Returns the reason why a document was refused. A standard reason is in the reader's language, any other as
 * written [DR2].
 */
export function refusalText(
  { reason, reasonCode }: Pick<SupplierDocument, "reason" | "reasonCode">,
  i18n: I18n,
): string | null {
  return reasonCode === null || reasonCode === "unknown"
    ? reason
    : i18n._(documentRefusalMessages[reasonCode]);
}
