import type { MessageDescriptor } from "@lingui/core";
import { depositTiers, type DepositTier } from "@sayara/domain/search/DepositTier";
import type { Language } from "@sayara/domain/language/Language";
import { formatPrice } from "@sayara/i18n/format/formatPrice";

const upToAmount = /*i18n*/ { id: "depositTier.upTo", message: "Up to {amount}" };
const anyDeposit = /*i18n*/ { id: "depositTier.all", message: "Any deposit" };

/** Choices of the security-deposit filter, with formatted amounts. */
export function depositTierMessages(language: Language): Record<DepositTier, MessageDescriptor> {
  const entries: [DepositTier, MessageDescriptor][] = depositTiers.map((tier) => [
    tier,
    tier === "all" ? anyDeposit : { ...upToAmount, values: { amount: formatPrice(Number(tier), language) } },
  ]);
  return Object.fromEntries(entries) as Record<DepositTier, MessageDescriptor>;
}
