import { useLingui } from "@lingui/react/macro";
import { transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { User } from "@sayara/domain/user/User";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, CloseIcon, PhoneIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { Suspense, lazy, useState } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { StaffActionProblem } from "#web/shared/StaffActions/StaffActionProblem.tsx";
import type { RowDecisions } from "./useRowDecisions.ts";

const RefuseDialog = lazy(async () => ({
  default: (await import("#web/shared/StaffActions/RefuseDialog.tsx")).RefuseDialog,
}));

interface StaffActionsProps {
  booking: Booking;
  user: User;
  now: Date;
  decisions: RowDecisions;
}

/** Confirms or refuses a request in its row, and calls the driver. Actions that staff cannot perform are not listed. */
export function StaffActions({ booking, user, now, decisions }: StaffActionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isRefusing, setRefusing] = useState(false);
  const { id, reference, status, driver } = booking;
  const context = { viewer: bookingViewer(user, booking), booking: situationOf(booking), now };
  const canChangeTo = (to: "reserved" | "cancelled") =>
    status === "pending" && transitionRefusalReason({ ...context, to }) === null;
  const isThisRow = decisions.lastDecision?.id === id;
  const problem = isThisRow ? decisions.problem : null;
  const phone = driver.phone === null ? null : formats.phone(driver.phone);
  const referenceSuffix = <VisuallyHidden>{` ${reference}`}</VisuallyHidden>;
  return (
    <>
      <Inline gap="xs">
        {canChangeTo("reserved") && (
          <Button
            size="small"
            icon={CheckIcon}
            working={
              isThisRow && decisions.isSending && decisions.lastDecision?.kind === "confirm" && t`Confirming…`
            }
            onClick={() => decisions.decide(booking, { kind: "confirm" })}
          >
            {t`Confirm`}
            {referenceSuffix}
          </Button>
        )}
        {canChangeTo("cancelled") && (
          <Button size="small" tone="neutral" icon={CloseIcon} onClick={() => setRefusing(true)}>
            {t`Refuse…`}
            {referenceSuffix}
          </Button>
        )}
        {driver.phone !== null && phone !== null && (
          <LinkButton size="small" tone="soft" icon={PhoneIcon} href={`tel:${driver.phone}`}>
            {t`Call ${phone}`}
          </LinkButton>
        )}
      </Inline>
      {!isRefusing && problem !== null && <StaffActionProblem problem={problem} booking={booking} />}
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            booking={booking}
            isSending={isThisRow && decisions.isSending}
            problem={problem}
            onSend={(reason) => decisions.decide(booking, { kind: "refuse", reason })}
            onClose={() => {
              decisions.reset();
              setRefusing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
