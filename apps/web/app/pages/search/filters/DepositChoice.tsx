import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useLingui } from "@lingui/react/macro";
import { type DepositTier, depositTiers } from "@sayara/domain/search/DepositTier";
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
  const messages = depositTierMessages(useTextLanguage());
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
