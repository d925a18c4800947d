import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { User } from "@sayara/domain/user/User";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { BulkEffect } from "./BulkEffect.tsx";
import { BulkReport } from "./BulkReport.tsx";
import { type BulkAction, bulkStatuses, planBulk } from "./bulkPlan.ts";
import type { Bulk } from "./useBulk.ts";
import { useBulkMessages } from "./useBulkMessages.ts";

interface BulkDialogProps {
  kind: BulkAction["kind"];
  bookings: readonly Booking[];
  user: User;
  now: Date;
  bulk: Bulk;
  /** `mayHaveChanged`: whether the list must be reloaded. */
  onClose: (mayHaveChanged: boolean) => void;
}

/** Asks for the new status, says which bookings will change and which will not, and then reports on each. */
export function BulkDialog({ kind, bookings, user, now, bulk, onClose }: BulkDialogProps) {
  const { t, i18n } = useLingui();
  const messages = useBulkMessages();
  const [action, setAction] = useState<BulkAction | null>(kind === "delete" ? { kind } : null);
  const planOf = (candidate: BulkAction) => planBulk(candidate, { bookings, user, now });
  const plan = action === null ? null : planOf(action);
  const eligibleCount = plan?.eligible.length ?? 0;
  const { results, problem, isWorking } = bulk;
  const title =
    results === null
      ? kind === "delete"
        ? t`Delete the selected bookings?`
        : t`Change the status of the selection`
      : messages.reportTitle(results.filter(({ isDone }) => isDone).length, results.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isWorking && onClose(results !== null || problem !== null)}
      title={title}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        results === null ? (
          <>
            <Button tone="neutral" onClick={() => onClose(problem !== null)}>{t`Go back`}</Button>
            {action !== null && (
              <Button
                tone={action.kind === "delete" || action.status === "cancelled" ? "danger" : "primary"}
                aria-disabled={eligibleCount === 0 || undefined}
                working={isWorking && t`Working…`}
                onClick={() => eligibleCount > 0 && bulk.run(action, bookings)}
              >
                {messages.button(action, eligibleCount)}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => onClose(true)}>{i18n._(dialogMessages.done)}</Button>
        )
      }
    >
      {results === null ? (
        <Stack>
          {kind === "status" && (
            <RadioGroup
              legend={t`New status`}
              name="bulk-status"
              variant="cards"
              onChange={(status) => setAction({ kind: "status", status })}
              options={bulkStatuses
                .map((status) => ({ status, eligible: planOf({ kind: "status", status }).eligible.length }))
                .filter(({ eligible }) => eligible > 0)
                .map(({ status, eligible }) => ({
                  value: status,
                  label: i18n._(bookingStatusMessages[status]),
                  hint: messages.share(eligible, bookings.length),
                }))}
            />
          )}
          {action !== null && plan !== null && <BulkEffect action={action} plan={plan} />}
          <ProblemNotice problem={problem} />
        </Stack>
      ) : (
        <BulkReport results={results} />
      )}
    </Dialog>
  );
}
