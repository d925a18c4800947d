import { useLingui } from "@lingui/react";
import type { Booking } from "@sayara/domain/booking/Booking";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Notice } from "@sayara/ui/Notice/Notice";
import { useReasonMessages } from "../BookingStatus/useReasonMessages.ts";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";

export interface StaffActionProblemProps {
  problem: FormProblem | null;
  booking: Pick<Booking, "status">;
}

/** Shows why an action failed. */
export function StaffActionProblem({ problem, booking }: StaffActionProblemProps) {
  const { i18n } = useLingui();
  const reasonMessages = useReasonMessages();
  if (problem?.kind !== "refused") return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="error" announce="assertive" title={i18n._(refusalMessages[problem.code])}>
      {problem.reason && reasonMessages(problem.reason, booking.status)}
    </Notice>
  );
}
