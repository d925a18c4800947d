import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { documentReviewStatusMessages } from "@sayara/i18n/messages/documentReviewStatusMessages";
import { Badge } from "@sayara/ui/Badge/Badge";

/** Badge with the review state of an earlier version. */
export function VersionBadge({ document: { status, isSuperseded } }: { document: SupplierDocument }) {
  const { i18n } = useLingui();
  if (isSuperseded)
    return (
      <Badge>
        <Trans>Replaced</Trans>
      </Badge>
    );
  return <Badge>{i18n._(documentReviewStatusMessages[status])}</Badge>;
}
