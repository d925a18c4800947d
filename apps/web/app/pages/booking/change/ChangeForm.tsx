import { Trans, useLingui } from "@lingui/react/macro";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { requiresLicenceDate } from "#web/pages/booking/edit/checkEdit.ts";
import * as styles from "#web/pages/booking/edit/Edit.css.ts";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import { RentalDatesField } from "#web/shared/SearchForm/RentalDatesField.tsx";
import { ChangeOfferPart } from "./ChangeOfferPart.tsx";
import { changeValuesOf } from "./ChangeValues.ts";
import type { ChangeRules } from "./checkChange.ts";
import type { ChangeState } from "./useChange.ts";

interface ChangeFormProps {
  changeState: ChangeState;
  rules: ChangeRules;
  proof: MailboxProof | null;
  onClose: () => void;
}

/** The form that requests other dates, or only a later drop-off. The offer appears below it. */
export function ChangeForm({ changeState, rules, proof, onClose }: ChangeFormProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { form, values, offer } = changeState;
  const { booking, kind, now, timeZone } = rules;
  const labels = {
    from: t`Pick-up`,
    to: kind === "extension" ? t`New drop-off` : t`Drop-off`,
    licenceSince: t`Date of the driving licence`,
    delivery: i18n._(feeKindMessages.delivery),
    collection: i18n._(feeKindMessages.collection),
  };
  const field = useFields(form, labels);
  // The field keeps its own selection; passing other dates would reset it.
  const bookedValues = changeValuesOf(booking, timeZone);
  const until = formats.dateTime(booking.to, { weekday: true });
  return (
    <Stack gap="lg">
      <form {...form.props} className={styles.form}>
        <ProblemNotice problem={form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        {kind === "extension" ? (
          <>
            <input type="hidden" name="from" value={bookedValues.from} />
            <TextField
              {...field.text("to")}
              type="datetime-local"
              min={bookedValues.to}
              step={1800}
              width="medium"
              hint={t`Later than ${until}.`}
            />
          </>
        ) : (
          <>
            <RentalDatesField
              dates={{ from: bookedValues.from, to: bookedValues.to }}
              today={dateInZone(now, timeZone)}
              error={field.errorOf("from") ?? field.errorOf("to")}
              announceError={field.announceError}
              onChange={changeState.chooseDates}
            />
            <input type="hidden" name="from" value={values.from} />
            <input type="hidden" name="to" value={values.to} />
            {requiresLicenceDate(values, booking, timeZone) && (
              <DatePartsField
                {...field.date("licenceSince")}
                hint={t`For an earlier pick-up we need it again.`}
              />
            )}
            {booking.deliveryAddress !== undefined && (
              <Checkbox {...field.checkbox("delivery")} hint={booking.deliveryAddress}>
                {labels.delivery}
              </Checkbox>
            )}
          </>
        )}
        {booking.collectionAddress !== undefined && (
          <Checkbox {...field.checkbox("collection")} hint={booking.collectionAddress}>
            {labels.collection}
          </Checkbox>
        )}
        {offer === null && (
          <Inline gap="sm">
            <SubmitButton form={form} working={t`Computing the price…`}>
              <Trans>See the new price</Trans>
            </SubmitButton>
            <Button tone="neutral" onClick={onClose}>
              <Trans>Keep the booking as it is</Trans>
            </Button>
          </Inline>
        )}
      </form>
      {offer !== null && (
        // A new price receives focus again.
        <ChangeOfferPart
          key={String(offer.isNewPrice)}
          {...{ changeState, offer, booking, proof, onClose }}
        />
      )}
    </Stack>
  );
}
