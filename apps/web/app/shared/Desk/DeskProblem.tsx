import { useLingui } from "@lingui/react";
import type { Booking } from "@sayara/domain/booking/Booking";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { Notice } from "@sayara/ui/Notice/Notice";
import { useReasonWords } from "#web/shared/BookingStatus/useReasonWords.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";

/** Why an act was not done. */
export function DeskProblem({
  problem,
  booking,
}: {
  problem: FormProblem | null;
  booking: Pick<Booking, "status">;
}) {
  const { i18n } = useLingui();
  const reasonWords = useReasonWords();
  if (problem?.kind !== "refused") return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="error" announce="assertive" title={i18n._(refusalWords[problem.code])}>
      {problem.reason && reasonWords(problem.reason, booking.status)}
    </Notice>
  );
}
