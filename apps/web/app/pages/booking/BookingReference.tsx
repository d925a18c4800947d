import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, CopyIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import * as styles from "./Booking.css.ts";

/** The booking reference in large type: one tap selects it, and a button copies it. */
export function BookingReference({ reference }: { reference: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Without permission for the clipboard, the reference can still be selected.
    }
  }

  return (
    <div>
      <Text size="sm" tone="muted">
        <Trans>Reference</Trans>
      </Text>
      <div className={styles.reference}>
        <strong className={styles.referenceCode}>{reference}</strong>
        <Button
          tone="quiet"
          size="small"
          icon={isCopied ? CheckIcon : CopyIcon}
          onClick={() => void copy()}
          className={styles.screenOnly}
          aria-label={t`Copy the reference`}
        >
          <span aria-live="polite">{isCopied ? t`Copied` : t`Copy`}</span>
        </Button>
      </div>
    </div>
  );
}
