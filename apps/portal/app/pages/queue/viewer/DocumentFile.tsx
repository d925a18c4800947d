import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { Button } from "@sayara/ui/Button/Button";
import { Text } from "@sayara/ui/Text/Text";
import { useCallback, useState } from "react";
import * as styles from "./viewer.css.ts";

interface DocumentFileProps {
  bytes: Blob;
  mediaType: SupplierDocument["mediaType"];
  /** Name of the document, for screen readers. */
  name: string;
}

/** A document's file: a PDF in the browser's own viewer, or an image that can be enlarged. */
export function DocumentFile({ bytes, mediaType, name }: DocumentFileProps) {
  const { t } = useLingui();
  const show = useFileSource(bytes, mediaType);
  const [isLarge, setLarge] = useState(false);
  if (mediaType === "unknown" || (mediaType === "application/pdf" && !navigator.pdfViewerEnabled))
    return (
      <Text tone="muted">
        <Trans>This browser cannot show the file. Download it instead.</Trans>
      </Text>
    );
  const title = t`File: ${name}`;
  if (mediaType === "application/pdf")
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox (docs/decisions/0132)
    return <iframe ref={show} className={styles.frame} title={title} />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture at full size is scrolled by keyboard */}
      <section className={styles.picture} aria-label={title} tabIndex={isLarge ? 0 : undefined}>
        <img ref={show} className={isLarge ? undefined : styles.fitted} alt={title} />
      </section>
      <div>
        <Button tone="neutral" size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Trans>Full size</Trans>
        </Button>
      </div>
    </>
  );
}

/**
 * Returns a ref for the element that shows a file in memory. The file's type is the one that the API
 * verified, regardless of the response's header, so that the browser never treats it as a web page.
 */
function useFileSource(bytes: Blob, mediaType: SupplierDocument["mediaType"]) {
  return useCallback(
    (element: HTMLIFrameElement | HTMLImageElement | null) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      // Hides the page thumbnails, which take up half of the frame.
      element.src = mediaType === "application/pdf" ? `${url}#navpanes=0` : url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, mediaType],
  );
}
