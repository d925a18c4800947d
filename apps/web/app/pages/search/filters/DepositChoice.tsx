import { useLingui } from "@lingui/react/macro";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { type DepositTier, depositTiers } from "@sayara/domain/search/DepositTier";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { depositTierMessages } from "@sayara/i18n/messages/car/depositTierMessages";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { ChoiceLabel } from "./ChoiceLabel.tsx";

interface DepositChoiceProps {
  chosen: DepositTier;
  counts: { readonly [tier in DepositTier]?: number };
  onChange: (tier: DepositTier) => void;
}

/** Filters by the maximum security deposit. */
export function DepositChoice({ chosen, counts, onChange }: DepositChoiceProps) {
  "use memo";
  const { t, i18n } = useLingui();
  const messages = depositTierMessages(asLanguage(i18n.locale) ?? defaultLanguage);
  return (
    <RadioGroup
      legend={t`Security deposit`}
      name="deposit"
      value={chosen}
      onChange={onChange}
      options={depositTiers.map((tier) => ({
        value: tier,
        label: <ChoiceLabel count={counts[tier]}>{i18n._(messages[tier])}</ChoiceLabel>,
        trailing: counts[tier] ?? 0,
      }))}
    />
  );
}
