import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { Button } from "@sayara/ui/Button/Button";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { useFileSize } from "./useFileSize.ts";

interface DownloadButtonProps {
  document: SupplierDocument;
  /** Name of the document, for screen readers. */
  name: string;
  isWorking: boolean;
  onDownload: (document: SupplierDocument) => void;
}

/** Saves the file of a version on the device. Its label states type and size. */
export function DownloadButton({ document, name, isWorking, onDownload }: DownloadButtonProps) {
  const { t } = useLingui();
  const { mediaType, size, version } = document;
  const kind = mediaType === "unknown" ? "" : (mediaType.split("/")[1] ?? "").toUpperCase();
  const fileSize = useFileSize()(size);
  return (
    <Button
      tone="neutral"
      size="small"
      icon={DownloadIcon}
      working={isWorking && t`Downloading…`}
      aria-label={t`Download (${kind}, ${fileSize}): ${name}, version ${version}`}
      onClick={() => onDownload(document)}
    >
      <Trans>
        Download ({kind}, {fileSize})
      </Trans>
    </Button>
  );
}
