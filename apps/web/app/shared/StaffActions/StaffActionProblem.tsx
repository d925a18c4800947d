import { useLingui } from "@lingui/react";
import type { Booking } from "@sayara/domain/booking/Booking";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Notice } from "@sayara/ui/Notice/Notice";
import { useReasonMessages } from "#web/shared/BookingStatus/useReasonMessages.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";

/** Shows why an action failed. */
export function StaffActionProblem({
  problem,
  booking,
}: {
  problem: FormProblem | null;
  booking: Pick<Booking, "status">;
}) {
  const { i18n } = useLingui();
  const reasonMessages = useReasonMessages();
  if (problem?.kind !== "refused") return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="error" announce="assertive" title={i18n._(refusalMessages[problem.code])}>
      {problem.reason && reasonMessages(problem.reason, booking.status)}
    </Notice>
  );
}
