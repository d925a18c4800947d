import { useLingui } from "@lingui/react/macro";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useId } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import * as styles from "./Crop.css.ts";

/** Progress of an upload, `share` from 0 to 1. At 1 the server is processing the file. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const textId = useId();
  const reached = percent(Math.floor(share * 100));
  return (
    <Stack gap="xxs">
      <progress
        className={styles.bar}
        aria-label={t`Upload of your picture`}
        aria-describedby={textId}
        {...(share < 1 && { value: share })}
      />
      <Text size="sm" tone="muted" id={textId}>
        {share < 1 ? t`${reached} uploaded` : t`Uploaded. Your picture is being saved…`}
      </Text>
    </Stack>
  );
}
