import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { ReportForm } from "./ReportForm.tsx";
import { useReport } from "./useReport.ts";

interface ReportPartProps {
  withProof: (run: () => void) => void;
  proof: MailboxProof | null;
  onClose: () => void;
}

/** The form that reports a problem. */
export function ReportPart({ withProof, proof, onClose }: ReportPartProps) {
  const report = useReport({ withProof, onDone: onClose });
  return <ReportForm {...{ report, proof, onClose }} />;
}
