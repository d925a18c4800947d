import { Trans, useLingui } from "@lingui/react/macro";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useId, useRef } from "react";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import * as styles from "./Problems.css.ts";
import type { Report } from "./useReport.ts";

/** Maximum number of characters in a report. */
const MAX_REPORT_LENGTH = 2000;

interface ReportFormProps {
  report: Report;
  proof: MailboxProof | null;
  onClose: () => void;
}

/** The form for a report, with photos. */
export function ReportForm({ report, proof, onClose }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { pictures, maxPictures: most, textError, pictureError } = report;
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
            error={textError !== null && validationText(textError, i18n)}
            onChange={({ target }) => report.changeText(target.value)}
          />
          <Stack gap="xs">
            {pictures.length > 0 && (
              <ul className={styles.fileList}>
                {pictures.map((file) => (
                  <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
                    {file.name}
                    <Button
                      size="small"
                      tone="quiet"
                      icon={DeleteIcon}
                      aria-label={t`Leave out ${file.name}`}
                      onClick={() => report.remove(file)}
                    >
                      <Trans>Leave out</Trans>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {pictures.length < most && (
              <Inline>
                <Button
                  tone="neutral"
                  icon={UploadIcon}
                  aria-describedby={errorId}
                  onClick={() => input.current?.click()}
                >
                  <Trans>Add pictures</Trans>
                </Button>
              </Inline>
            )}
            <Text size="sm" tone="muted">
              {most > 0 ? (
                <Trans>Up to {most} pictures: JPEG, PNG, WebP or AVIF, each up to 5 MB.</Trans>
              ) : (
                i18n._(refusalMessages.too_many_pictures)
              )}
            </Text>
            <FieldError id={errorId}>
              {pictureError !== null && validationText(pictureError, i18n)}
            </FieldError>
          </Stack>
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
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={imageTypes.join(",")}
          aria-label={t`Pictures`}
          onChange={(event) => {
            report.addPictures([...(event.target.files ?? [])]);
            // Allows the same file to be chosen again.
            event.target.value = "";
          }}
        />
      </form>
      {proof?.action === "problem" && <ProofForm proof={proof} />}
    </Stack>
  );
}
