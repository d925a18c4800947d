import { Trans, useLingui } from "@lingui/react/macro";
import { isAllowed, refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { type ChangeKind, requestActions } from "@sayara/domain/booking/change/changeKindOf";
import type { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";
import { MAX_UNPAID_CHANGE_REQUESTS } from "@sayara/domain/config/businessDefaults";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { lazy, Suspense, useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import * as styles from "@sayara/frontend/booking/actions/Actions.css";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";

const ChangePart = lazy(async () => ({ default: (await import("./ChangePart.tsx")).ChangePart }));

interface ChangeSectionProps {
  booking: Booking;
  viewer: BookingViewer;
  now: Date;
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** The mailbox proof that a signed link needs for a request; null if none is needed. */
  proof: MailboxProof | null;
}

/**
 * Lets the driver request a later drop-off or other dates from the agency [CN14], and shows the outcome. Renders
 * nothing if a direct edit is allowed or no request is possible. Says so if no more requests are allowed [CN17].
 */
export function ChangeSection({ booking, viewer, now, withProof, proof }: ChangeSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const permission = { viewer, booking: situationOf(booking), now };
  const isPending = isAllowed({ ...permission, action: "withdrawChange" });
  const kinds: readonly ChangeKind[] = ["dates", "extension"];
  const mayEdit = isAllowed({ ...permission, action: "edit" });
  const reasons = kinds.map((candidate) =>
    refusalReason({ ...permission, action: requestActions[candidate] }),
  );
  const kind = mayEdit ? undefined : kinds.find((_, index) => reasons[index] === null);
  const isUsedUp = !mayEdit && reasons.includes("changeRequestLeftIfUnpaid");
  const request = booking.changeRequest ?? null;
  if (!isPending && kind === undefined && !isUsedUp) return null;
  return (
    <SectionCard
      id="booking-change"
      title={kind === "extension" ? <Trans>Extend the rental</Trans> : <Trans>Ask for other dates</Trans>}
    >
      <Stack gap="md">
        {request !== null && isPending && <PendingRequest {...{ booking, request, withProof, proof }} />}
        {request !== null && !isPending && <RequestOutcome {...{ booking, request, now, isUsedUp }} />}
        {isUsedUp && <UsedUp booking={booking} />}
        {kind !== undefined && isOpen && (
          <Suspense fallback={<Skeleton shape="card" />}>
            <ChangePart {...{ booking, kind, now, withProof, proof }} onClose={() => setOpen(false)} />
          </Suspense>
        )}
        {kind !== undefined && !isOpen && (
          <RequestOffer {...{ booking, kind }} onOpen={() => setOpen(true)} />
        )}
      </Stack>
    </SectionCard>
  );
}

function RequestOffer({ booking, kind, onOpen }: { booking: Booking; kind: ChangeKind; onOpen: () => void }) {
  const { t } = useLingui();
  const agency = booking.supplier.name;
  return (
    <div className={styles.actionRow}>
      <Text tone="muted" className={styles.text}>
        {kind === "extension" ? (
          <Trans>
            Keep the car for longer, if {agency} accepts. You see the new price before anything is sent.
          </Trans>
        ) : (
          <Trans>
            {agency} decides whether the dates can change. You see the new price before anything is sent.
          </Trans>
        )}
      </Text>
      <Button tone="neutral" onClick={onOpen}>
        {kind === "extension" ? t`Extend my rental…` : t`Ask for other dates…`}
      </Button>
    </div>
  );
}

/** Says why an unpaid booking allows no further request [CN17]. */
function UsedUp({ booking }: { booking: Booking }) {
  const agency = booking.supplier.name;
  const count = MAX_UNPAID_CHANGE_REQUESTS;
  return (
    <Text tone="muted">
      <Trans>
        You have asked {agency} for other dates {count} times. You may ask again once something is paid, or
        call.
      </Trans>
    </Text>
  );
}

interface RequestProps {
  booking: Booking;
  request: ChangeRequest;
}

/** Shows the pending request, with a button to withdraw it. */
function PendingRequest({
  booking,
  request,
  withProof,
  proof,
}: RequestProps & Pick<ChangeSectionProps, "withProof" | "proof">) {
  const { t } = useLingui();
  const formats = useFormats();
  const withdrawal = useBookingAction();
  const moment = (at: string) => formats.dateTime(at, { weekday: true });
  const [from, to, until] = [moment(request.from), moment(request.to), moment(request.lapsesAt)];
  const total = formats.price(request.total, booking.currency);
  const agency = booking.supplier.name;
  return (
    <>
      <Notice
        title={t`Your request waits for the agency`}
        actions={
          <Button
            size="small"
            tone="neutral"
            working={(withdrawal.isSending || withdrawal.done !== null) && t`Withdrawing…`}
            onClick={() =>
              withProof(() => withdrawal.submitJson({ intent: "withdrawChange", version: booking.version }))
            }
          >
            <Trans>Withdraw the request</Trans>
          </Button>
        }
      >
        <Trans>
          {from} to {to}, {total} in all. {agency} answers until {until}; until then the car is kept for you
          at these dates, and the booking stays as it is.
        </Trans>
        {request.dropsDelivery && (
          <Text>
            <Trans>At the new dates the car is no longer delivered to an address.</Trans>
          </Text>
        )}
        {request.dropsCollection && (
          <Text>
            <Trans>At the new dates the car is no longer collected at an address.</Trans>
          </Text>
        )}
      </Notice>
      <ProblemNotice problem={withdrawal.problem} />
      {proof?.action === "change" && <ProofForm proof={proof} />}
    </>
  );
}

/** Shows that the last request was declined or has lapsed. An accepted one is already part of the booking. */
function RequestOutcome({
  booking,
  request,
  now,
  isUsedUp,
}: RequestProps & { now: Date; isUsedUp: boolean }) {
  const { t } = useLingui();
  const agency = booking.supplier.name;
  const { reason, state } = request;
  if (state === "declined")
    return (
      <Notice tone="warning" title={t`The agency has declined your request`}>
        {reason !== null && (
          <Trans>
            {agency} writes: “{reason}”
          </Trans>
        )}
      </Notice>
    );
  if (state !== "lapsed" && !(state === "open" && Date.parse(request.lapsesAt) <= now.getTime())) return null;
  return (
    <Notice tone="warning" title={t`Your request has expired`}>
      {isUsedUp ? (
        <Trans>{agency} has not answered in time.</Trans>
      ) : (
        <Trans>{agency} has not answered in time. You may ask again, or call.</Trans>
      )}
    </Notice>
  );
}
