import { useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, CloseIcon, PhoneIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type ComponentType, Suspense, useState } from "react";
import type { RefuseDialogProps } from "@sayara/frontend/rental/StaffActions/RefuseDialog";
import type { StaffActionProblemProps } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { DecidedBooking, RowDecisions } from "./useRowDecisions.ts";

/** Components that are rarely needed. Each frontend decides how it loads them and their messages. */
export interface DecisionParts {
  RefuseDialog: ComponentType<RefuseDialogProps>;
  StaffActionProblem: ComponentType<StaffActionProblemProps>;
}

interface RequestActionsProps {
  booking: DecidedBooking;
  decisions: RowDecisions;
  canConfirm: boolean;
  canRefuse: boolean;
  parts: DecisionParts;
}

/**
 * Buttons in a booking's row that confirm or refuse the request, and a link that calls the driver. Actions
 * that staff cannot perform are not listed.
 */
export function RequestActions({
  booking,
  decisions,
  canConfirm,
  canRefuse,
  parts: { RefuseDialog, StaffActionProblem },
}: RequestActionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isRefusing, setRefusing] = useState(false);
  const { id, reference, driver } = booking;
  const request = { status: "pending" } as const;
  const pendingKind = decisions.pendingKind(id);
  const problem = decisions.problemOf(id);
  const phone = driver.phone === null ? null : formats.phone(driver.phone);
  const referenceSuffix = <VisuallyHidden>{` ${reference}`}</VisuallyHidden>;
  return (
    <>
      <Inline gap="xs">
        {canConfirm && (
          <Button
            size="small"
            icon={CheckIcon}
            working={pendingKind === "confirm" && t`Confirming…`}
            onClick={() => decisions.decide(booking, { kind: "confirm" })}
          >
            {t`Confirm`}
            {referenceSuffix}
          </Button>
        )}
        {canRefuse && (
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
      {!isRefusing && problem !== null && (
        <Suspense>
          <StaffActionProblem problem={problem} booking={request} />
        </Suspense>
      )}
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            booking={{ ...request, driver }}
            isSending={pendingKind === "refuse"}
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
