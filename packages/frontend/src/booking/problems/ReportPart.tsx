import type { ReactNode } from "react";
import { ReportForm } from "./ReportForm.tsx";
import { useReport } from "./useReport.ts";

interface ReportPartProps {
  withProof: (run: () => void) => void;
  proofForm: ReactNode;
  /** Number of photos that the viewer's side may still add to the booking [PB3]. */
  picturesLeft: number;
  onClose: () => void;
}

/** The form that reports a problem. */
export function ReportPart({ withProof, proofForm, picturesLeft, onClose }: ReportPartProps) {
  const report = useReport({ withProof, picturesLeft, onDone: onClose });
  return <ReportForm {...{ report, proofForm, onClose }} />;
}
