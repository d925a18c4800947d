import { Trans, useLingui } from "@lingui/react/macro";
import { supplierDocumentTypes } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { documentMediaTypes } from "@sayara/domain/validation/DocumentMediaType";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { UploadProgress } from "@sayara/frontend/upload/UploadProgress";
import { useUpload } from "@sayara/frontend/upload/useUpload";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { FileField } from "@sayara/ui/FileField/FileField";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId, useRef, useState } from "react";
import { documentTitle } from "#portal/papers/documentTitle.ts";
import { useFileSize } from "#portal/papers/useFileSize.ts";
import type { PapersDone } from "./Papers.action.ts";
import { emptyHandIn, type HandInValues, PAPER_UPLOAD } from "./HandInValues.ts";
import type { Paper, PapersCar } from "#portal/papers/papersOf.ts";
import * as styles from "./Papers.css.ts";

/** The submitted paper: a new version or a new paper, of the agency or of a car. */
export interface HandInTarget {
  car: PapersCar | null;
  paper: Paper | null;
}

interface HandInDialogProps {
  target: HandInTarget;
  /** Date in the marketplace's time zone. */
  today: CalendarDate;
  onClose: () => void;
}

/** Dialog for handing in a paper: its file, number and dates. */
export function HandInDialog({ target: { car, paper }, today, onClose }: HandInDialogProps) {
  const { t, i18n } = useLingui();
  const fileSize = useFileSize();
  const id = useId();
  const newest = paper?.versions[0];
  const start = {
    ...emptyHandIn,
    ...(paper !== null && { type: paper.type, title: paper.title }),
    number: newest?.number ?? "",
    car: car?.id ?? "",
  };
  const [type, setType] = useState(start.type);
  const [fileError, setFileError] = useState<string | null>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const upload = useUpload(PAPER_UPLOAD);
  const form = useForm<HandInValues, PapersDone>({
    start,
    loadCheck: async () => {
      const { checkHandIn } = await import("./HandInValues.ts");
      return (values) => checkHandIn(values, today);
    },
    onChange: (name, values) => {
      if (name === "type") setType(values.type);
    },
    onDone: () => {
      showToast(t`The paper is handed in. You get an email once it is reviewed.`, "success");
      onClose();
    },
  });
  const labels = {
    type: t`Kind of paper`,
    title: t`Name of the paper`,
    file: t`File`,
    number: t`Number`,
    issuedOn: t`Issued on`,
    expiresOn: t`Last valid day`,
  };
  const field = useFields(form, labels);
  const name = paper === null ? t`Another paper` : documentTitle(paper, i18n);
  const optional = t`optional`;
  const choose = async (file: File | null) => {
    const { checkDocumentFile } = await import("./HandInValues.ts");
    setFileError(file === null ? null : checkDocumentFile(file));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={car === null ? name : `${name}, ${car.name}`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" disabled={form.isSending} onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button ref={submit} type="submit" form={id} working={form.isSending && t`Sending…`}>
            {form.problem?.kind === "fault" ? <Trans>Send again</Trans> : <Trans>Hand in</Trans>}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} encType="multipart/form-data">
        <input type="hidden" name="car" value={start.car} />
        {paper !== null && (
          <>
            <input type="hidden" name="type" value={start.type} />
            <input type="hidden" name="title" value={start.title} />
          </>
        )}
        <Stack>
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          {newest?.status === "en_revue" && (
            <Text size="sm">
              <Trans>This file replaces the one that is under review.</Trans>
            </Text>
          )}
          {paper === null && (
            <SelectField {...field.text("type")}>
              {supplierDocumentTypes.map((one) => (
                <option key={one} value={one}>
                  {i18n._(supplierDocumentTypeMessages[one])}
                </option>
              ))}
            </SelectField>
          )}
          {paper === null && type === "autre" && (
            <TextField {...field.text("title")} maxLength={80} required />
          )}
          <FileField
            name="file"
            label={labels.file}
            accept={documentMediaTypes.join(",")}
            hint={t`PDF, JPEG, PNG or WebP, at most 10 MB.`}
            error={fileError === null ? field.errorOf("file") : validationText(fileError, i18n)}
            announceError={fileError !== null || field.announceError}
            invitation={t`Choose a file, or drop it here`}
            describe={(file) => `${file.name} (${fileSize(file.size)})`}
            onChoose={(file) => void choose(file)}
            required
          />
          {form.isSending && (
            <UploadProgress upload={upload} subject="file" onCancel={() => submit.current?.focus()} />
          )}
          <PhoneHelp />
          <TextField {...field.text("number")} aside={optional} maxLength={60} autoComplete="off" />
          <div className={formStyles.pair}>
            <TextField {...field.text("issuedOn")} aside={optional} type="date" max={today} />
            <TextField {...field.text("expiresOn")} aside={optional} type="date" min={today} />
          </div>
          <Text size="sm" tone="muted">
            <Trans>We remind you by email 30 days, 7 days and 1 day before the last valid day.</Trans>
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Explains how to send a phone's photo in an accepted format. */
function PhoneHelp() {
  return (
    <Disclosure summary={<Trans>Photo from an iPhone (HEIC)</Trans>}>
      <ul className={styles.steps}>
        <li>
          <Trans>Choose the photo from “Photo Library”: the iPhone then sends it as JPEG.</Trans>
        </li>
        <li>
          <Trans>
            If it is in “Files” or on a computer: open it in Photos, tap Share, then Options, choose “Most
            Compatible” and send it to yourself.
          </Trans>
        </li>
        <li>
          <Trans>For your next photos: Settings, Camera, Formats, “Most Compatible”.</Trans>
        </li>
      </ul>
    </Disclosure>
  );
}
