import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { MAX_KEPT_REASON_LENGTH, MAX_REMARKS_LENGTH } from "@sayara/domain/booking/condition/ConditionReport";
import {
  MAX_DRIVER_ADDRESS_LENGTH,
  MAX_LICENCE_NUMBER_LENGTH,
} from "@sayara/domain/booking/condition/DriverPapers";
import { depositBalance } from "@sayara/domain/booking/condition/depositBalance";
import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import type { User } from "@sayara/domain/user/User";
import { UsageCharges } from "@sayara/frontend/booking/condition/UsageCharges";
import { writeAmount } from "@sayara/frontend/booking/staff/readAmount";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { createFormDraft } from "@sayara/frontend/form/createFormDraft";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import {
  conditionAngleMessages,
  depositMethodMessages,
} from "@sayara/i18n/messages/booking/conditionMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { LeaveDialog } from "#portal/unsaved/LeaveDialog.tsx";
import { useLeaveWarning } from "#portal/unsaved/useLeaveWarning.ts";
import { FuelField } from "./FuelField.tsx";
import type { HandoverDone } from "./Handover.action.ts";
import { removeWaitingPhoto } from "#portal/offline/waitingPhotos.ts";
import { discardHandoverPhotos } from "#portal/offline/handoverPhotos.ts";
import { chargesOf } from "./chargesOf.ts";
import { draftFields, emptyHandover, type HandoverValues, NO_DEPOSIT } from "./HandoverValues.ts";
import { PhotoSlot } from "./PhotoSlot.tsx";
import { SignaturePad } from "./SignaturePad.tsx";
import { useHandoverPhotos } from "./useHandoverPhotos.ts";
import { useSentMessage } from "./useSentMessage.ts";
import * as styles from "./Handover.css.ts";

interface HandoverFormProps {
  booking: BookingView;
  kind: RentalRecordKind;
  user: User;
  /** Called once this page has nothing left to send. */
  onSent: (done: HandoverDone) => void;
}

/** Form with the checklist, the photos and the two signatures. Keeps its input until everything is sent. */
export function HandoverForm({ booking, kind, user, onSent }: HandoverFormProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [start] = useState(() => startOf(booking, { kind, user, locale: i18n.locale }));
  const report = { userId: user.id, bookingId: booking.id, kind };
  const [draft] = useState(() =>
    createFormDraft(`sayara.portal.handover.${user.id}.${booking.id}.${kind}`, draftFields),
  );
  const [unsent, setUnsent] = useState<HandoverDone>({ failed: 0, waiting: 0, isWaiting: false });
  const sentMessage = useSentMessage();
  const problemText = useProblemMessages();
  const form = useForm<HandoverValues, HandoverDone>({
    start,
    draft,
    loadCheck: async () => (await import("./HandoverValues.ts")).checkHandover,
    onChange(name, values) {
      if (name === "depositMethod") setMethod(values.depositMethod);
      if (kind === "return") setCharges(chargesOf(booking, values));
    },
    onDone(done) {
      setUnsent(done);
      if (done.failed > 0) return;
      if (done.isWaiting || done.waiting > 0) showToast(sentMessage(done));
      else showToast(sentMessage(done), "success");
      void discardHandoverPhotos(report);
      onSent(done);
    },
  });
  // Initial values, with those of the draft. The draft is empty once the report is sent.
  const [first] = useState(form.start);
  const [method, setMethod] = useState(first.depositMethod);
  const [charges, setCharges] = useState(() => (kind === "return" ? chargesOf(booking, first) : []));
  const [isEdited, setEdited] = useState(() => draftFields.some((name) => first[name] !== start[name]));
  const blocker = useLeaveWarning(isEdited);
  const photos = useHandoverPhotos(report, () => setEdited(true));
  const { failed, problem, isWaiting } = unsent;
  const isHandOver = kind === "handOver";
  // The signed report is stored. Only photos can still be sent.
  const isStored = failed > 0 && !isWaiting;
  const labels = {
    licenceSeen: t`I have seen the driving licence of the driver`,
    licenceNumber: t`Number of the driving licence`,
    licenceIssuedOn: t`Licence issued on`,
    address: t`Address of the driver`,
    mileage: t`Mileage`,
    fuel: t`Fuel`,
    depositMethod: t`Security deposit`,
    depositAmount: t`Amount of the security deposit`,
    depositReturned: t`Returned of the security deposit`,
    keptReason: t`Why a part is kept`,
    remarks: t`Remarks on the car`,
    agencyName: t`Name for the agency`,
    driverName: t`Name of the driver`,
  };
  const field = useFields({ ...form, start: first }, labels);
  const deposit = booking.conditionReports ? depositBalance(booking.conditionReports) : null;
  const dinar = useCurrencySign();
  const unit = method === "cashEuro" || deposit?.method === "cashEuro" ? "€" : dinar;
  const lostNames = formats.list(photos.lost.map((angle) => i18n._(conditionAngleMessages[angle])));
  const isEuro = method === "cashEuro";
  const startAmount =
    isEuro === (first.depositMethod === "cashEuro") ? first.depositAmount : isEuro ? "" : start.depositAmount;
  const before = formats.kilometres(Number(start.mileageBefore));
  return (
    <form
      {...form.props}
      onInput={(event) => {
        setEdited(true);
        form.props.onInput?.(event);
      }}
      className={formStyles.form}
      encType="multipart/form-data"
    >
      {(["kind", "reportId", "reference", "version", "mileageBefore", "depositTaken"] as const).map(
        (name) => (
          <input key={name} type="hidden" name={name} value={start[name]} />
        ),
      )}
      <ErrorSummary errors={form.errors} labels={labels} />
      <section className={styles.fieldset} aria-labelledby="handover-checklist" inert={isStored}>
        <Heading level={2} size="md" id="handover-checklist">
          <Trans>To check</Trans>
        </Heading>
        {isHandOver && (
          <>
            <Checkbox {...field.checkbox("licenceSeen")}>{labels.licenceSeen}</Checkbox>
            <Text size="sm" tone="muted">
              <Trans>
                Licence and address are optional. They help if a fine arrives later. Only the driver and your
                team see them; they are deleted a year after the drop-off.
              </Trans>
            </Text>
            <TextField
              {...field.text("licenceNumber")}
              maxLength={MAX_LICENCE_NUMBER_LENGTH}
              autoComplete="off"
              width="medium"
            />
            <DatePartsField {...field.date("licenceIssuedOn")} />
            <TextField {...field.text("address")} maxLength={MAX_DRIVER_ADDRESS_LENGTH} autoComplete="off" />
          </>
        )}
        <TextField
          {...field.text("mileage")}
          {...(start.mileageBefore !== "" && { hint: t`At hand-over: ${before}` })}
          inputMode="numeric"
          autoComplete="off"
          trailing="km"
          width="medium"
          required
        />
        <FuelField name="fuel" label={labels.fuel} start={first.fuel} />
        {isHandOver && (
          <SelectField {...field.text("depositMethod")}>
            {depositMethods.map((one) => (
              <option key={one} value={one}>
                {i18n._(depositMethodMessages[one])}
              </option>
            ))}
            <option value={NO_DEPOSIT}>{t`No security deposit`}</option>
          </SelectField>
        )}
        {isHandOver && method !== NO_DEPOSIT && (
          <TextField
            {...field.text("depositAmount")}
            // A change of currency resets the amount.
            key={unit}
            defaultValue={startAmount}
            inputMode="decimal"
            autoComplete="off"
            trailing={unit}
            width="medium"
            required
          />
        )}
        {!isHandOver && deposit !== null && (
          <>
            <TextField
              {...field.text("depositReturned")}
              hint={i18n._(depositMethodMessages[deposit.method])}
              inputMode="decimal"
              autoComplete="off"
              trailing={unit}
              width="medium"
              required
            />
            <TextField
              {...field.text("keptReason")}
              hint={t`The driver reads it. Leave it empty if all is returned.`}
              maxLength={MAX_KEPT_REASON_LENGTH}
            />
          </>
        )}
        <UsageCharges charges={charges} />
        <TextArea
          {...field.text("remarks")}
          hint={t`Scratches, dents, what is missing.`}
          maxLength={MAX_REMARKS_LENGTH}
        />
      </section>
      <section className={styles.fieldset} aria-labelledby="handover-photos">
        <Heading level={2} size="md" id="handover-photos">
          <Trans>Photos</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>Walk around the car. Only the driver, you and the administrators see the photos.</Trans>
        </Text>
        {lostNames !== "" && (
          <Notice tone="warning" announce="polite" title={t`Photos are missing`}>
            <Trans>This device has lost the photos of: {lostNames}. Take them again.</Trans>
          </Notice>
        )}
        {photos.isUnkept && (
          <Notice tone="warning" announce="polite" title={t`The photos are on this page only`}>
            <Trans>
              This device cannot keep them. Do not close or reload the page before you have sent the report.
            </Trans>
          </Notice>
        )}
        <ul className={styles.photos}>
          {conditionAngles.map((angle) => (
            <PhotoSlot
              key={angle}
              angle={angle}
              restored={photos.photos.get(angle)}
              onReplace={photos.release}
              onTake={photos.keep}
              onRemove={(removed) => {
                photos.remove(removed);
                // The photo may be stored on the device since the report was sent.
                void removeWaitingPhoto({ reportId: start.reportId, angle: removed });
              }}
            />
          ))}
        </ul>
      </section>
      <section className={styles.fieldset} aria-labelledby="handover-signatures" inert={isStored}>
        <Heading level={2} size="md" id="handover-signatures">
          <Trans>Signatures</Trans>
        </Heading>
        <TextField {...field.text("agencyName")} maxLength={100} autoComplete="off" required />
        <SignaturePad name="agencyPath" label={t`Signature for the agency`} onDraw={() => setEdited(true)} />
        <TextField {...field.text("driverName")} maxLength={100} autoComplete="off" required />
        <SignaturePad name="driverPath" label={t`Signature of the driver`} onDraw={() => setEdited(true)} />
      </section>
      <ProblemNotice problem={form.problem} />
      {failed > 0 && (
        <Notice
          tone="warning"
          announce="assertive"
          title={isWaiting ? t`No connection` : t`The report is stored, but not every photo`}
        >
          {isWaiting ? (
            <Trans>
              The report waits on this device, and is sent once you are connected. Photos for which the device
              has no room: {failed}. They are on this page only: keep it open, and send again.
            </Trans>
          ) : (
            <Trans>Photos that are missing: {failed}. They are still here: send again.</Trans>
          )}
          {problem !== undefined && <p>{problemText(problem)}</p>}
        </Notice>
      )}
      <SubmitButton form={form} working={t`Sending…`} block>
        {failed > 0 || form.problem?.kind === "fault" ? (
          <Trans>Send again</Trans>
        ) : (
          <Trans>Sign and send</Trans>
        )}
      </SubmitButton>
      <LeaveDialog
        blocker={blocker}
        onLeave={() => {
          draft.clear();
          void discardHandoverPhotos(report);
        }}
      >
        {isStored ? (
          <Trans>The report is stored. The photos that are missing are on this page only.</Trans>
        ) : isWaiting ? (
          <Trans>The report waits on this device. The photos that are missing are on this page only.</Trans>
        ) : (
          <Trans>What you typed, drew and photographed is then deleted.</Trans>
        )}
      </LeaveDialog>
    </form>
  );
}

function startOf(
  booking: BookingView,
  { kind, user, locale }: { kind: RentalRecordKind; user: User; locale: string },
): HandoverValues {
  const { car, records, conditionReports } = booking;
  const names = { agencyName: user.fullName, driverName: booking.driver.fullName };
  const read = { reference: booking.reference, version: String(booking.version) };
  const start = { ...emptyHandover, kind, ...names, ...read, reportId: crypto.randomUUID() };
  if (kind === "handOver") {
    const amount = car.deposit > 0 ? writeAmount(car.deposit, locale) : "";
    const depositMethod = car.deposit > 0 ? start.depositMethod : NO_DEPOSIT;
    return { ...start, depositMethod, depositAmount: amount };
  }
  const deposit = conditionReports ? depositBalance(conditionReports) : null;
  const { mileage = null, fuel = null } = records?.handOver ?? {};
  return {
    ...start,
    mileageBefore: mileage === null ? "" : String(mileage),
    fuel: String(fuel ?? start.fuel),
    depositTaken: deposit === null ? "" : String(deposit.taken),
    depositReturned: deposit === null ? "" : writeAmount(deposit.taken, locale),
  };
}
