import { useLingui } from "@lingui/react/macro";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { type DepositTier, depositTiers } from "@sayara/domain/search/DepositTier";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { depositTierWords } from "@sayara/i18n/words/depositTierWords";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { ChoiceWords } from "./ChoiceWords.tsx";

interface DepositChoiceProps {
  chosen: DepositTier;
  counts: { readonly [tier in DepositTier]?: number };
  onChange: (tier: DepositTier) => void;
}

/** Filter by the largest security deposit. */
export function DepositChoice({ chosen, counts, onChange }: DepositChoiceProps) {
  "use memo";
  const { t, i18n } = useLingui();
  const words = depositTierWords(asLanguage(i18n.locale) ?? defaultLanguage);
  return (
    <RadioGroup
      legend={t`Security deposit`}
      name="deposit"
      value={chosen}
      onChange={onChange}
      options={depositTiers.map((tier) => ({
        value: tier,
        label: <ChoiceWords count={counts[tier]}>{i18n._(words[tier])}</ChoiceWords>,
        trailing: counts[tier] ?? 0,
      }))}
    />
  );
}
