import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Booking.css.ts";

/** The booking reference in large type. One tap selects it, and a button copies it. */
export function BookingReference({ reference }: { reference: string }) {
  const { t } = useLingui();
  return (
    <div>
      <Text size="sm" tone="muted">
        <Trans>Reference</Trans>
      </Text>
      <div className={styles.reference}>
        <strong className={styles.referenceCode}>{reference}</strong>
        <CopyButton text={reference} label={t`Copy the reference`} className={styles.screenOnly} />
      </div>
    </div>
  );
}
