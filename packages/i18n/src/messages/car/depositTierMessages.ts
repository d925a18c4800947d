import type { MessageDescriptor } from "@lingui/core";
import { depositTiers, type DepositTier } from "@sayara/domain/search/DepositTier";
import type { Language } from "@sayara/domain/language/Language";
import { formatPrice } from "@sayara/i18n/format/formatPrice";

const upTo = /*i18n*/ { id: "depositTier.upTo", message: "Up to {amount}" };
const all = /*i18n*/ { id: "depositTier.all", message: "Any deposit" };

/** Choices of the security-deposit filter, with formatted amounts. */
export function depositTierMessages(language: Language): Record<DepositTier, MessageDescriptor> {
  const messages: [DepositTier, MessageDescriptor][] = depositTiers.map((tier) => [
    tier,
    tier === "all" ? all : { ...upTo, values: { amount: formatPrice(Number(tier), language) } },
  ]);
  return Object.fromEntries(messages) as Record<DepositTier, MessageDescriptor>;
}
