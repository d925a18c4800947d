import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageReport } from "@sayara/domain/booking/messages/BookingMessage";
import { MAX_MESSAGE_REPORT_LENGTH, MESSAGE_REPORTS_PER_SIDE } from "@sayara/domain/config/businessDefaults";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useEffect, useRef, useState } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useBookingAction } from "../actions/useBookingAction.ts";

interface ReportPartProps {
  /** Open reports of the reader's side. */
  reports: readonly MessageReport[];
  withProof: (run: () => void) => void;
}

/** Reports the messages to the administrators, who may then read them [MS7]. */
export function ReportPart({ reports, withProof }: ReportPartProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [reportCount, setReportCount] = useState(reports.length);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Moves focus, since the pressed button is removed.
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const { submitJson, isSending, problem } = useBookingAction({
    onDone() {
      setReportCount(reportCount + 1);
      setOpen(false);
      setReason("");
    },
  });

  function send() {
    if (reason.trim() === "") setError(validationText("required", i18n));
    else withProof(() => submitJson({ intent: "reportMessages", reason }));
  }

  return (
    <Stack gap="sm">
      {reportCount > 0 && (
        <Notice announce="polite">
          <Trans>You have reported these messages. Our team may read them and will look into it.</Trans>
        </Notice>
      )}
      {!isOpen && reportCount < MESSAGE_REPORTS_PER_SIDE && (
        <Inline>
          <Button ref={opener} size="small" tone="quiet" onClick={() => setOpen(true)}>
            <Trans>Report these messages…</Trans>
          </Button>
        </Inline>
      )}
      {isOpen && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Stack gap="sm">
            <TextArea
              ref={field}
              label={t`What is wrong with them?`}
              hint={t`Insults, fraud, a payment outside the site: our team may then read this conversation.`}
              required
              rows={2}
              maxLength={MAX_MESSAGE_REPORT_LENGTH}
              value={reason}
              error={error}
              onChange={({ target }) => {
                setReason(target.value);
                setError("");
              }}
            />
            <ProblemNotice problem={problem} />
            <Inline gap="sm">
              <Button type="submit" size="small" tone="danger" working={isSending && t`Sending…`}>
                <Trans>Report to the team</Trans>
              </Button>
              <Button size="small" tone="neutral" onClick={() => setOpen(false)}>
                <Trans>Discard</Trans>
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
