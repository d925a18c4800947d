import { Trans, useLingui } from "@lingui/react/macro";
import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { Button } from "@sayara/ui/Button/Button";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useEffectEvent } from "react";
import type { QueueIntent } from "../QueueIntent.ts";
import { DocumentFile } from "./DocumentFile.tsx";
import * as styles from "./viewer.css.ts";

interface DocumentViewerProps {
  document: WaitingDocument;
  /** Name of the document, for screen readers. */
  name: string;
}

/** Loads a document's file when mounted, and shows it beside its decision [DC4]. */
export function DocumentViewer({ document, name }: DocumentViewerProps) {
  const { t } = useLingui();
  const { submitJson, done, problem, isSending } = useSubmission<Blob, never, QueueIntent>();
  const { id, mediaType, supplier } = document;
  const show = () => submitJson({ intent: "show", supplier: supplier.slug, id });
  const showAtStart = useEffectEvent(show);
  useEffect(() => showAtStart(), []);
  return (
    <div className={styles.viewer}>
      {done !== null && <DocumentFile bytes={done} mediaType={mediaType} name={name} />}
      {done === null && problem === null && (
        <output>
          <Text as="span" tone="muted">
            <Trans>Loading the file…</Trans>
          </Text>
        </output>
      )}
      <ProblemNotice
        problem={problem}
        action={t`The file could not be loaded`}
        actions={
          <Button size="small" working={isSending && t`Loading…`} onClick={show}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
