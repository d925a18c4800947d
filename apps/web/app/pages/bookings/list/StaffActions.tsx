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
import { DeskProblem } from "#web/shared/Desk/DeskProblem.tsx";
import type { RowDesk } from "./useRowDesk.ts";

const RefuseDialog = lazy(async () => ({
  default: (await import("#web/shared/Desk/RefuseDialog.tsx")).RefuseDialog,
}));

interface StaffActionsProps {
  booking: Booking;
  user: User;
  now: Date;
  desk: RowDesk;
}

/** Confirms or refuses a request in its row, and calls the driver. Actions that staff cannot perform are not listed. */
export function StaffActions({ booking, user, now, desk }: StaffActionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isRefusing, setRefusing] = useState(false);
  const { id, reference, status, driver } = booking;
  const question = { viewer: bookingViewer(user, booking), booking: situationOf(booking), now };
  const may = (to: "reserved" | "cancelled") =>
    status === "pending" && transitionRefusalReason({ ...question, to }) === null;
  const isSent = desk.sent?.id === id;
  const problem = isSent ? desk.problem : null;
  const phone = driver.phone === null ? null : formats.phone(driver.phone);
  const whose = <VisuallyHidden>{` ${reference}`}</VisuallyHidden>;
  return (
    <>
      <Inline gap="xs">
        {may("reserved") && (
          <Button
            size="small"
            icon={CheckIcon}
            working={isSent && desk.isSending && desk.sent?.kind === "confirm" && t`Confirming…`}
            onClick={() => desk.answer(booking, { kind: "confirm" })}
          >
            {t`Confirm`}
            {whose}
          </Button>
        )}
        {may("cancelled") && (
          <Button size="small" tone="neutral" icon={CloseIcon} onClick={() => setRefusing(true)}>
            {t`Refuse…`}
            {whose}
          </Button>
        )}
        {driver.phone !== null && phone !== null && (
          <LinkButton size="small" tone="soft" icon={PhoneIcon} href={`tel:${driver.phone}`}>
            {t`Call ${phone}`}
          </LinkButton>
        )}
      </Inline>
      {!isRefusing && problem !== null && <DeskProblem problem={problem} booking={booking} />}
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            booking={booking}
            isSending={isSent && desk.isSending}
            problem={problem}
            onSend={(reason) => desk.answer(booking, { kind: "refuse", reason })}
            onClose={() => {
              desk.reset();
              setRefusing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
