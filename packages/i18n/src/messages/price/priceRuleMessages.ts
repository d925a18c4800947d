import type { MessageDescriptor } from "@lingui/core";
import type { priceRules } from "@sayara/domain/pricing/Quote";

/** Names of the price rules in the ledger. */
export const priceRuleMessages: Record<(typeof priceRules)[number], MessageDescriptor> = {
  base: /*i18n*/ { id: "priceRule.base", message: "Daily price" },
  period: /*i18n*/ { id: "priceRule.period", message: "Seasonal price" },
  discount: /*i18n*/ { id: "priceRule.discount", message: "Long-rental discount" },
  commission: /*i18n*/ { id: "priceRule.commission", message: "Service fee" },
};
