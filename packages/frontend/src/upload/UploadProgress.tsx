import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useId } from "react";
import { useFormats } from "../language/useFormats.ts";
import type { Upload } from "./useUpload.ts";
import * as styles from "./UploadProgress.css.ts";

interface UploadProgressProps {
  /** Null until the upload starts. */
  upload: Upload | null;
  /** Kind of the file; a picture by default. */
  subject?: "picture" | "file";
  /** Called after Cancel is pressed, to move focus from the button, which disappears. */
  onCancel: () => void;
}

/** Progress of an upload, and a button that cancels the upload. */
export function UploadProgress({ upload, subject = "picture", onCancel }: UploadProgressProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const textId = useId();
  const share = upload?.share ?? 0;
  const reached = percent(Math.floor(share * 100));
  const isPicture = subject === "picture";
  const saving = isPicture
    ? t`Uploaded. Your picture is being saved…`
    : t`Uploaded. Your file is being saved…`;
  const cancel = () => {
    if (!upload?.cancel) return;
    upload.cancel();
    onCancel();
  };
  return (
    <Stack gap="xxs">
      <progress
        className={styles.bar}
        aria-label={isPicture ? t`Upload of your picture` : t`Upload of your file`}
        aria-describedby={textId}
        {...(share < 1 && { value: share })}
      />
      <Inline justify="between">
        <Text as="span" size="sm" tone="muted" id={textId}>
          {share < 1 ? t`${reached} uploaded` : saving}
        </Text>
        <Button tone="neutral" size="small" aria-disabled={!upload?.cancel || undefined} onClick={cancel}>
          <Trans>Cancel the upload</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
