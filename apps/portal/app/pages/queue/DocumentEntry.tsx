import { Trans, useLingui } from "@lingui/react/macro";
import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { documentTitle } from "#portal/papers/documentTitle.ts";
import { DocumentFacts } from "#portal/papers/DocumentFacts.tsx";
import { DownloadButton } from "#portal/papers/DownloadButton.tsx";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { DocumentViewer } from "./viewer/DocumentViewer.tsx";
import * as styles from "./Queue.css.ts";

interface DocumentEntryProps {
  document: WaitingDocument;
  today: CalendarDate;
  isDownloading: boolean;
  isAccepting: boolean;
  /** Whether the file is shown beside the decision. */
  isShown: boolean;
  onToggle: () => void;
  onDownload: () => void;
  onAccept: () => void;
  onRefuse: () => void;
}

/** A document under review, with its file and buttons to decide on it [DR1]. */
export function DocumentEntry({
  document,
  today,
  isDownloading,
  isShown,
  onToggle,
  onDownload,
  ...decision
}: DocumentEntryProps) {
  const { t, i18n } = useLingui();
  const { car, expiresOn, supplier } = document;
  const title = documentTitle(document, i18n);
  const name = [title, car?.name, supplier.name].filter(Boolean).join(", ");
  return (
    <Card as="li" padding="sm" className={isShown ? styles.shownEntry : styles.entry}>
      <div className={styles.side}>
        <div className={styles.head}>
          <Heading level={2} size="md" tabIndex={-1} className={styles.name}>
            {name}
          </Heading>
          {expiresOn !== null && expiresOn < today && (
            <Badge tone="danger">
              <Trans>Expired</Trans>
            </Badge>
          )}
        </div>
        <DocumentFacts document={document} />
        <div className={styles.actions}>
          <DecisionButtons name={name} {...decision} />
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            tone="neutral"
            aria-expanded={isShown}
            aria-label={isShown ? t`Hide the file: ${name}` : t`Show the file: ${name}`}
            onClick={onToggle}
          >
            {isShown ? <Trans>Hide the file</Trans> : <Trans>Show the file</Trans>}
          </Button>
          <DownloadButton document={document} name={name} isWorking={isDownloading} onDownload={onDownload} />
        </div>
      </div>
      {isShown && <DocumentViewer key={document.id} document={document} name={name} />}
    </Card>
  );
}
