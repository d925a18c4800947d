import { Trans, useLingui } from "@lingui/react/macro";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { cancellingAction } from "@sayara/domain/booking/actions/cancellingAction";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { Button } from "@sayara/ui/Button/Button";
import { Text } from "@sayara/ui/Text/Text";
import { Suspense, lazy, useState } from "react";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { Cancellation } from "./useCancellation.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import * as page from "@sayara/frontend/booking/Booking.css";
import * as styles from "@sayara/frontend/booking/actions/Actions.css";

const WithdrawalDialog = lazy(async () => ({
  default: (await import("./WithdrawalDialog.tsx")).WithdrawalDialog,
}));
const CancellationDialog = lazy(async () => ({
  default: (await import("./CancellationDialog.tsx")).CancellationDialog,
}));

interface CancellationSectionProps {
  booking: Booking;
  viewer: BookingViewer;
  now: Date;
  cancellation: Cancellation;
  /** The mailbox proof that a signed link needs before the request; null if none is needed. */
  proof: MailboxProof | null;
}

/**
 * Offers to withdraw a request or to request a cancellation. After pick-up, says that it is too late. Otherwise renders
 * nothing.
 */
export function CancellationSection({ booking, viewer, now, cancellation, proof }: CancellationSectionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const action = cancellingAction(booking.status);
  const isWithdrawal = action === "withdraw";
  const reason = refusalReason({ action, viewer, booking: situationOf(booking), now });
  // A request lapses at its pick-up time.
  if (reason !== null && (isWithdrawal || reason !== "beforePickup")) return null;
  const ConfirmDialog = isWithdrawal ? WithdrawalDialog : CancellationDialog;
  const request = () => {
    // The code is entered on the page, not in the dialog.
    if (proof !== null) setOpen(false);
    cancellation.request();
  };
  return (
    <div className={page.screenOnly}>
      <SectionCard
        id="booking-cancellation"
        title={isWithdrawal ? <Trans>Withdraw</Trans> : <Trans>Cancel</Trans>}
      >
        {reason === "beforePickup" ? (
          <Text tone="muted">
            <Trans>The pick-up time has passed: please call the agency.</Trans>
          </Text>
        ) : (
          <div className={styles.actionRow}>
            <Text tone="muted" className={styles.text}>
              {!isWithdrawal && (
                <Trans>See first what would be refunded. Nothing is cancelled before you confirm.</Trans>
              )}
              {isWithdrawal && booking.status === "void" && (
                <Trans>Nothing is paid: you can give it up, free of charge and at once.</Trans>
              )}
              {isWithdrawal && booking.status !== "void" && (
                <Trans>
                  Until the agency accepts it, and while nothing is paid, you withdraw your request free of
                  charge and at once.
                </Trans>
              )}
            </Text>
            <Button
              tone="neutral"
              onClick={() => {
                if (!isWithdrawal) cancellation.preview();
                setOpen(true);
              }}
            >
              {isWithdrawal ? t`Withdraw my request…` : t`Cancel my booking…`}
            </Button>
          </div>
        )}
        {proof?.action === "cancel" && <ProofForm proof={proof} />}
        {isOpen && reason === null && (
          <Suspense>
            <ConfirmDialog
              booking={booking}
              cancellation={{ ...cancellation, request }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </SectionCard>
    </div>
  );
}
