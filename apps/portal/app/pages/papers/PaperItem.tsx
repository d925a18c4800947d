import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { UploadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { documentTitle } from "#portal/papers/documentTitle.ts";
import { DocumentFacts } from "#portal/papers/DocumentFacts.tsx";
import { DownloadButton } from "#portal/papers/DownloadButton.tsx";
import type { Paper } from "#portal/papers/papersOf.ts";
import { PaperStateBadge } from "#portal/papers/PaperStateBadge.tsx";
import { VersionBadge } from "./VersionBadge.tsx";
import { refusalText } from "#portal/papers/refusalText.ts";
import * as styles from "./Papers.css.ts";

export interface PaperItemProps {
  paper: Paper;
  /** Null for the agency's own papers. */
  carName: string | null;
  /** Ids of the versions that are being downloaded. */
  downloading: readonly string[];
  onDownload: (document: SupplierDocument) => void;
  /** Null if the person may not hand in papers. */
  onHandIn: (() => void) | null;
}

/** A paper with its state, its newest version and the earlier ones. */
export function PaperItem({ paper, carName, downloading, onDownload, onHandIn }: PaperItemProps) {
  const { t, i18n } = useLingui();
  const [newest, ...earlier] = paper.versions;
  const title = documentTitle(paper, i18n);
  const name = carName === null ? title : `${title}, ${carName}`;
  const download = (document: SupplierDocument) => (
    <DownloadButton
      document={document}
      name={name}
      isWorking={downloading.includes(document.id)}
      onDownload={onDownload}
    />
  );
  return (
    <Card as="li" padding="sm" className={styles.paper}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <PaperStateBadge paper={paper} />
      </div>
      {newest?.status === "refuse" && (
        <Notice tone="error" title={t`Why it was refused`}>
          <p className={styles.reason}>{refusalText(newest, i18n)}</p>
        </Notice>
      )}
      {newest !== undefined && <DocumentFacts document={newest} />}
      <InForceNote paper={paper} />
      <div className={styles.actions}>
        {newest !== undefined && download(newest)}
        {onHandIn !== null && paper.type !== "unknown" && (
          <Button
            tone={newest === undefined ? "soft" : "neutral"}
            size="small"
            icon={UploadIcon}
            aria-label={newest === undefined ? t`Hand in: ${name}` : t`Hand in a new version: ${name}`}
            onClick={onHandIn}
          >
            {newest === undefined ? <Trans>Hand in</Trans> : <Trans>Hand in a new version</Trans>}
          </Button>
        )}
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={<Trans>Earlier versions ({earlier.length})</Trans>}>
          <Stack as="ul" gap="md">
            {earlier.map((version) => (
              <li key={version.id} className={styles.paper}>
                <DocumentFacts document={version} />
                {version.reason !== null && (
                  <Text size="sm" className={styles.reason}>
                    {refusalText(version, i18n)}
                  </Text>
                )}
                <Inline>
                  <VersionBadge document={version} />
                  {download(version)}
                </Inline>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Card>
  );
}

/** Note that an earlier accepted version remains valid while a newer one is under review or refused [DC2]. */
function InForceNote({ paper: { inForce, versions, daysLeft } }: Pick<PaperItemProps, "paper">) {
  const formats = useFormats();
  if (inForce === null || inForce === versions[0]) return null;
  const { version, expiresOn } = inForce;
  const day = expiresOn === null ? null : formats.date(expiresOn);
  return (
    <Text size="sm">
      {day === null && <Trans>Version {version} stays valid until a newer one is accepted.</Trans>}
      {day !== null && daysLeft !== null && daysLeft >= 0 && (
        <Trans>
          Version {version} stays valid until {day}.
        </Trans>
      )}
      {day !== null && daysLeft !== null && daysLeft < 0 && (
        <Trans>
          Version {version} expired on {day}.
        </Trans>
      )}
    </Text>
  );
}
