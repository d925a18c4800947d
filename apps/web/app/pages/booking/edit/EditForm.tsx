import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { Trans, useLingui } from "@lingui/react/macro";
import { editableOptions } from "@sayara/domain/booking/change/editKeepsPrice";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { emailInput } from "@sayara/frontend/form/email/emailInput";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { RentalDatesField } from "#web/shared/SearchForm/RentalDatesField.tsx";
import { requiresLicenceDate, type EditRules } from "./checkEdit.ts";
import { EditedAddressService } from "./EditedAddressService.tsx";
import { EditedExtras } from "./EditedExtras.tsx";
import { EditOfferPart } from "./EditOfferPart.tsx";
import { type EditValues, editValuesOf } from "./EditValues.ts";
import type { EditPlaces } from "./EditPlaces.ts";
import type { EditState } from "./useEdit.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import * as styles from "./Edit.css.ts";

export interface EditFormProps {
  editState: EditState;
  places: EditPlaces;
  rules: EditRules;
  proof: MailboxProof | null;
  onClose: () => void;
}

/**
 * The form that edits a booking: dates, places, options, delivery, collection and additional driver. The offer to confirm appears below it.
 */
export function EditForm({ editState, places, rules, proof, onClose }: EditFormProps) {
  const { t } = useLingui();
  const { form, values, offer } = editState;
  const { booking, now, timeZone } = rules;
  const labels = useEditLabels();
  const field = useFields(form, labels);
  // The field keeps its own selection; passing other dates would reset it.
  const bookedValues = editValuesOf(booking, timeZone);
  const placeField = (name: "pickupLocation" | "dropOffLocation", choices: EditPlaces["pickup"]) => (
    <SelectField
      name={name}
      label={labels[name]}
      defaultValue={form.start[name]}
      error={field.errorOf(name)}
      announceError={field.announceError}
    >
      {choices.map(({ slug, name: place }) => (
        <option key={slug} value={slug}>
          {place}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Stack gap="lg">
      <form {...form.props} className={styles.form}>
        <ProblemNotice problem={form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <div className={styles.pair}>
          {placeField("pickupLocation", places.pickup)}
          {placeField("dropOffLocation", places.dropOff)}
        </div>
        <RentalDatesField
          dates={{ from: bookedValues.from, to: bookedValues.to }}
          today={dateInZone(now, timeZone)}
          error={field.errorOf("from") ?? field.errorOf("to")}
          announceError={field.announceError}
          onChange={editState.chooseDates}
        />
        <input type="hidden" name="from" value={values.from} />
        <input type="hidden" name="to" value={values.to} />
        {requiresLicenceDate(values, booking, timeZone) && (
          <DatePartsField
            {...field.date("licenceSince")}
            hint={t`For an earlier pick-up we need it again.`}
          />
        )}
        <OptionChoices {...{ form, values, booking }} />
        <input type="hidden" name="extras" value={values.extras} />
        <EditedExtras {...{ editState, booking, places }} />
        {addressServices.map((service) => (
          <EditedAddressService key={service} {...{ service, editState, booking, places, labels }} />
        ))}
        {values.additionalDriver && <SecondDriver form={form} labels={labels} />}
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
        <EditOfferPart key={String(offer.isNewPrice)} {...{ editState, offer, booking, proof, onClose }} />
      )}
    </Stack>
  );
}

/** The daily options. The cancellation and change options stay as booked. */
function OptionChoices({
  form,
  values,
  booking,
}: Pick<EditState, "form" | "values"> & { booking: EditRules["booking"] }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { car } = booking;
  const priceOf = (amount: number) => {
    const price = formats.price(amount);
    return t`${price} per day`;
  };
  const choices = editableOptions.filter(
    (option) =>
      (car[option] > 0 && !isRedundantCover(car, option)) ||
      values[option] ||
      (option === "additionalDriver" && car[option] === 0),
  );
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Options</Trans>
      </legend>
      {choices.map((option) => (
        <Checkbox
          key={option}
          name={option}
          defaultChecked={form.start[option]}
          trailing={car[option] > 0 ? priceOf(car[option]) : t`Included`}
        >
          {i18n._(rentalOptionMessages[option])}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function SecondDriver({
  form,
  labels,
}: {
  form: EditState["form"];
  labels: Readonly<Record<keyof EditValues, string>>;
}) {
  const field = useFields(form, labels);
  return (
    <section className={styles.person} aria-labelledby="edit-second-driver">
      <Heading level={3} size="md" id="edit-second-driver">
        <Trans>Additional driver</Trans>
      </Heading>
      <div className={styles.pair}>
        <TextField {...field.text("additionalDriver.fullName")} required autoComplete="off" />
        <TextField {...field.text("additionalDriver.email")} {...emailInput} required autoComplete="off" />
        <TextField
          {...field.text("additionalDriver.phone")}
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="+216 20 123 456"
        />
        <DatePartsField {...field.date("additionalDriver.birthDate")} />
      </div>
    </section>
  );
}

function useEditLabels(): Record<keyof EditValues, string> {
  const { t, i18n } = useLingui();
  return {
    pickupLocation: t`Pick-up place`,
    dropOffLocation: t`Drop-off place`,
    from: t`Pick-up`,
    to: t`Drop-off`,
    licenceSince: t`Date of the driving licence`,
    theftProtection: i18n._(rentalOptionMessages.theftProtection),
    collisionDamageWaiver: i18n._(rentalOptionMessages.collisionDamageWaiver),
    fullInsurance: i18n._(rentalOptionMessages.fullInsurance),
    additionalDriver: i18n._(rentalOptionMessages.additionalDriver),
    extras: t`Extras`,
    delivery: i18n._(feeKindMessages.delivery),
    deliveryAddress: t`Delivery address`,
    collection: i18n._(feeKindMessages.collection),
    collectionAddress: t`Collection address`,
    "additionalDriver.fullName": t`Full name`,
    "additionalDriver.email": t`Email`,
    "additionalDriver.phone": t`Phone`,
    "additionalDriver.birthDate": t`Date of birth`,
  };
}
