import { Trans, useLingui } from "@lingui/react/macro";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import type { ReactNode } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { PicturesField } from "./PicturesField.tsx";
import type { Report } from "./useReport.ts";

/** Maximum number of characters in a report. */
const MAX_REPORT_LENGTH = 2000;

interface ReportFormProps {
  report: Report;
  /** Form of the mailbox proof that the report requires. */
  proofForm: ReactNode;
  onClose: () => void;
}

/** The form for a report, with photos. */
export function ReportForm({ report, proofForm, onClose }: ReportFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          report.send();
        }}
      >
        <Stack gap="md">
          <TextArea
            label={t`What is wrong?`}
            hint={t`With the place and time, where they matter.`}
            required
            maxLength={MAX_REPORT_LENGTH}
            value={report.text}
            error={report.textError !== null && validationText(report.textError, i18n)}
            onChange={({ target }) => report.changeText(target.value)}
          />
          <PicturesField pictures={report.pictures} />
          <ProblemNotice problem={report.problem} />
          <Inline gap="sm">
            <Button type="submit" working={report.isSending && t`Sending…`}>
              <Trans>Report the problem</Trans>
            </Button>
            <Button tone="neutral" onClick={onClose}>
              <Trans>Discard</Trans>
            </Button>
          </Inline>
        </Stack>
      </form>
      {proofForm}
    </Stack>
  );
}
