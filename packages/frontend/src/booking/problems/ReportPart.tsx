import type { ReactNode } from "react";
import { UnsentPictures } from "../pictures/UnsentPictures.tsx";
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
  if (report.unsent === null) return <ReportForm {...{ report, proofForm, onClose }} />;
  return (
    <>
      <UnsentPictures
        unsent={report.unsent}
        intent="addProblemPictures"
        withProof={withProof}
        onSent={report.settle}
        onDiscard={onClose}
      />
      {proofForm}
    </>
  );
}
