import { Trans, useLingui } from "@lingui/react/macro";
import { type Language, languages } from "@sayara/domain/language/Language";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { Text } from "@sayara/ui/Text/Text";
import { ContractRow } from "./ContractRow.tsx";
import * as styles from "../Rules.css.ts";

interface ContractsProps {
  contracts: RentalContracts;
  apiUrl: string;
  mayEdit: boolean;
  onChanged: (version: number) => void;
}

/** The rental contract that drivers can read before booking, one PDF per language. */
export function Contracts({ contracts, apiUrl, mayEdit, onChanged }: ContractsProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      id="rules-contracts"
      title={t`Rental contracts`}
      intro={<Trans>Drivers read the one in their language, or another one of yours.</Trans>}
    >
      <ul className={styles.list}>
        {languages.map((language: Language) => (
          <ContractRow
            key={language}
            language={language}
            address={contracts[language] === undefined ? null : new URL(contracts[language], apiUrl).href}
            mayEdit={mayEdit}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {mayEdit && (
        <Text size="sm" tone="muted">
          <Trans>A PDF of at most 10 MB.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
