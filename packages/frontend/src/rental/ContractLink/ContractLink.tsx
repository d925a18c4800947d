import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { Trans } from "@lingui/react/macro";
import { contractIn } from "@sayara/domain/supplier/contractIn";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { Icon } from "@sayara/ui/Icon/Icon";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link } from "@sayara/ui/Link/Link";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useSite } from "@sayara/frontend/request/Site";

/**
 * Links to an agency's rental contract, without a referrer. Prefers the contract in the page's language. For
 * another language, the link names that language [LO8]. Renders nothing if there is no contract.
 */
export function ContractLink({ contracts }: { contracts: RentalContracts }) {
  const { apiUrl } = useSite();
  const pageLanguage = useTextLanguage();
  const contract = contractIn(contracts, pageLanguage);
  if (contract === undefined) return null;
  const { language, address } = contract;
  // The address of an uploaded contract is a path on the API's host.
  const href = new URL(address, apiUrl).href;
  return (
    <Inline gap="xs" align="start" wrap={false}>
      <Icon picture={DownloadIcon} />
      <Link href={href} hrefLang={language} type="application/pdf" target="_blank" rel="noreferrer">
        <Trans>Rental contract (PDF)</Trans>
        {language !== pageLanguage && (
          <>
            {" · "}
            <span lang={language}>{languageNames[language]}</span>
          </>
        )}{" "}
        <VisuallyHidden>
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      </Link>
    </Inline>
  );
}
