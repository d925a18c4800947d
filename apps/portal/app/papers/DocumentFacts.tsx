import { Trans } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./DocumentFacts.css.ts";

/** Number and dates of a version of a document, and who handed it in. */
export function DocumentFacts({ document }: { document: SupplierDocument }) {
  const formats = useFormats();
  const { number, issuedOn, expiresOn, handedInAt, handedInBy, version } = document;
  return (
    <dl className={styles.facts}>
      {number !== "" && (
        <div>
          <Text as="dt" size="sm" tone="muted">
            <Trans>Number</Trans>
          </Text>
          <dd className={styles.value}>{number}</dd>
        </div>
      )}
      {issuedOn !== null && (
        <div>
          <Text as="dt" size="sm" tone="muted">
            <Trans>Issued on</Trans>
          </Text>
          <dd className={styles.value}>{formats.date(issuedOn)}</dd>
        </div>
      )}
      {expiresOn !== null && (
        <div>
          <Text as="dt" size="sm" tone="muted">
            <Trans>Last valid day</Trans>
          </Text>
          <dd className={styles.value}>{formats.date(expiresOn)}</dd>
        </div>
      )}
      <div>
        <Text as="dt" size="sm" tone="muted">
          <Trans>Version {version}</Trans>
        </Text>
        <dd className={styles.value}>
          <Trans>
            {formats.dateTime(handedInAt)}, {handedInBy}
          </Trans>
        </dd>
      </div>
    </dl>
  );
}
