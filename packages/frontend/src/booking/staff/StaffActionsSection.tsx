import { Trans, useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import type { Refund } from "@sayara/domain/payment/Refund";
import type { User } from "@sayara/domain/user/User";
import { Text } from "@sayara/ui/Text/Text";
import { CardPaymentIcon, CheckIcon, CloseIcon, DeleteIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { Suspense, lazy, useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { ActionRow, isNotApplicable } from "./ActionRow.tsx";
import { CancelRequestNotice } from "./CancelRequestNotice.tsx";
import { ChangeRequestNotice } from "./ChangeRequestNotice.tsx";
import { RentalRows } from "./RentalRows.tsx";
import type { StaffDialogAction } from "./StaffActionDialog.tsx";
import { staffActionRefusals } from "./staffActionRefusals.ts";
import { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import type { StaffActionState } from "./useStaffActions.ts";
import * as styles from "../actions/Actions.css.ts";

const RecordRefundDialog = lazy(async () => ({
  default: (await import("./RecordRefundDialog.tsx")).RecordRefundDialog,
}));
const RefuseDialog = lazy(async () => ({
  default: (await import("@sayara/frontend/rental/StaffActions/RefuseDialog")).RefuseDialog,
}));
const ChangeDialog = lazy(async () => ({ default: (await import("./ChangeDialog.tsx")).ChangeDialog }));
const StaffActionDialog = lazy(async () => ({
  default: (await import("./StaffActionDialog.tsx")).StaffActionDialog,
}));

interface StaffActionsSectionProps {
  booking: Booking;
  user: User;
  now: Date;
  staffActions: StaffActionState;
  /** Path of the page on which a condition report is signed; null if the application has none. */
  conditionPath?: string | null;
}

/** Lists the staff actions on the booking. A refused action shows the reason instead of a button. */
export function StaffActionsSection({
  booking,
  user,
  now,
  staffActions,
  conditionPath = null,
}: StaffActionsSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [dialogAction, setDialogAction] = useState<StaffDialogAction | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [changeDecision, setChangeDecision] = useState<boolean | null>(null);
  const [refundToRecord, setRefundToRecord] = useState<Refund | null>(null);
  const refusalReasons = staffActionRefusals(booking, user, now);
  const due = formats.price(balanceOf(booking).due, booking.currency);
  const owed = booking.refunds.filter(isOwedByStaff);
  const { confirm, recordPayment, cancel, delete: deletion, recordRefund } = refusalReasons;
  const hasNoActions = [confirm, recordPayment, cancel, deletion, recordRefund].every(isNotApplicable);

  return (
    <SectionCard id="booking-desk" title={<Trans>Manage this booking</Trans>}>
      {refusalReasons.decideCancellation === null && (
        <CancelRequestNotice booking={booking} onDecide={setDialogAction} />
      )}
      {refusalReasons.decideChange === null && booking.changeRequest && (
        <ChangeRequestNotice {...{ booking }} request={booking.changeRequest} onDecide={setChangeDecision} />
      )}
      {hasNoActions && (
        <Text tone="muted">
          <Trans>There is nothing to do for this booking.</Trans>
        </Text>
      )}
      <ul className={styles.actions}>
        {refusalReasons.recordRefund === null &&
          owed.map((refund) => {
            const sum = formats.price(refund.amount, booking.currency);
            return (
              <ActionRow
                key={refund.id}
                {...{ booking }}
                name={t`Record a refund`}
                effect={
                  refund.gateway === null
                    ? t`${sum} is to be returned to the driver at the desk.`
                    : t`${sum} is owed to the driver: it could not be refunded online. Return it in another way.`
                }
                reason={null}
                button={{ icon: RetryIcon, onClick: () => setRefundToRecord(refund) }}
              />
            );
          })}
        <RentalRows
          {...{ booking, refusalReasons, staffActions, conditionPath }}
          onNoShow={() => setDialogAction({ kind: "recordNoShow" })}
        />
        <ActionRow
          {...{ booking }}
          name={t`Confirm`}
          effect={t`The car is kept for the driver, who is told by email.`}
          reason={refusalReasons.confirm}
          button={{
            icon: CheckIcon,
            working: staffActions.working === "confirm" && t`Confirming…`,
            onClick: () => staffActions.run({ kind: "confirm" }),
          }}
        />
        <ActionRow
          {...{ booking }}
          name={t`Record a payment`}
          effect={t`Taken at the desk. ${due} is due.`}
          reason={refusalReasons.recordPayment}
          button={{
            icon: CardPaymentIcon,
            tone: "neutral",
            onClick: () => setDialogAction({ kind: "recordPayment" }),
          }}
        />
        {booking.status === "pending" ? (
          <ActionRow
            {...{ booking }}
            name={t`Refuse`}
            effect={t`The driver reads your reason and is offered other cars.`}
            reason={refusalReasons.cancel}
            button={{ icon: CloseIcon, tone: "neutral", onClick: () => setRefusing(true) }}
          />
        ) : (
          <ActionRow
            {...{ booking }}
            name={t`Cancel`}
            effect={t`All that was paid is returned to the driver.`}
            reason={refusalReasons.cancel}
            button={{ icon: CloseIcon, tone: "neutral", onClick: () => setDialogAction({ kind: "cancel" }) }}
          />
        )}
        <ActionRow
          {...{ booking }}
          name={t`Delete`}
          effect={t`It disappears from every list.`}
          reason={refusalReasons.delete}
          button={{ icon: DeleteIcon, tone: "neutral", onClick: () => setDialogAction({ kind: "delete" }) }}
        />
      </ul>
      {dialogAction === null && refundToRecord === null && changeDecision === null && !isRefusing && (
        <StaffActionProblem problem={staffActions.problem} booking={booking} />
      )}
      {changeDecision !== null && booking.changeRequest && (
        <Suspense>
          <ChangeDialog
            {...{ booking, staffActions }}
            request={booking.changeRequest}
            accept={changeDecision}
            onClose={() => {
              staffActions.reset();
              setChangeDecision(null);
            }}
          />
        </Suspense>
      )}
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            booking={booking}
            isSending={staffActions.working !== null}
            problem={staffActions.problem}
            onSend={(reason) => staffActions.run({ kind: "refuse", reason })}
            onClose={() => {
              staffActions.reset();
              setRefusing(false);
            }}
          />
        </Suspense>
      )}
      {dialogAction !== null && (
        <Suspense>
          <StaffActionDialog
            action={dialogAction}
            {...{ booking, staffActions }}
            onClose={() => {
              staffActions.reset();
              setDialogAction(null);
            }}
          />
        </Suspense>
      )}
      {refundToRecord !== null && (
        <Suspense>
          <RecordRefundDialog
            refund={refundToRecord}
            {...{ booking, now, staffActions }}
            onClose={() => {
              staffActions.reset();
              setRefundToRecord(null);
            }}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}
