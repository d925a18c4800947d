import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useEffect } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";

interface StoredNoticeProps {
  /** Time at which the copy stored on this device was loaded. */
  storedAt: string;
  onReload: () => void;
}

/**
 * Notice that the page shows a stored copy. States when the copy was loaded and why no action is available.
 * Reloads when the connection is back.
 */
export function StoredNotice({ storedAt, onReload }: StoredNoticeProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = formats.dateTime(storedAt, { weekday: true });
  useEffect(() => {
    window.addEventListener("online", onReload);
    return () => window.removeEventListener("online", onReload);
  }, [onReload]);
  return (
    <Notice tone="warning" announce="polite" title={t`Your booking as of ${time}`}>
      <Stack gap="sm" align="start">
        <p>
          <Trans>
            The site can't be reached now: this is the copy kept on this device. Your voucher opens. To pay,
            change or cancel you need a connection.
          </Trans>
        </p>
        <Button tone="neutral" size="small" icon={RetryIcon} onClick={onReload}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    </Notice>
  );
}
