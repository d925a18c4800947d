import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { COMMENT_REQUIRED_BELOW_RATING } from "@sayara/domain/config/businessDefaults";
import { carEtas } from "@sayara/domain/review/CarEta";
import { carEtaMessages } from "@sayara/i18n/messages/car/carEtaMessages";
import { RadioGroup, type RadioOption } from "@sayara/ui/RadioGroup/RadioGroup";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useFormats } from "#web/language/useFormats.ts";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import type { ReviewValues } from "./ReviewValues.ts";

interface ReviewProps {
  booking: BookingView;
  form: Form<ReviewValues>;
}

/** The form in which a driver reviews a booking's agency and car. */
export function Review({ booking, form }: ReviewProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [rating, setRating] = useState<string | null>(null);
  const labels = {
    rating: t`Your rating`,
    comments: t`Your comments`,
    "answers.rentedCar": t`Did you rent the car?`,
    "answers.agencyAnsweredCalls": t`Did the agency answer your calls?`,
    "answers.agencyCancelledLastMinute": t`Did the agency cancel at the last minute?`,
    "answers.carEta": t`Was the car there on time?`,
  } satisfies Record<keyof ReviewValues, string>;
  const field = useFields(form, labels);
  const radioGroup = (name: keyof ReviewValues, options: readonly RadioOption<string>[]) => (
    <RadioGroup
      legend={labels[name]}
      name={name}
      options={options}
      defaultValue={form.start[name]}
      {...(name === "rating" && { onChange: setRating })}
      error={field.errorOf(name)}
      announceError={field.announceError}
      variant={name === "rating" ? "plain" : "inline"}
    />
  );
  const ratings = [
    { value: "5", label: t`5 – Excellent` },
    { value: "4", label: t`4 – Good` },
    { value: "3", label: t`3 – Fair` },
    { value: "2", label: t`2 – Poor` },
    { value: "1", label: t`1 – Very poor` },
  ];
  const yesOrNo = [
    { value: "yes", label: t`Yes` },
    { value: "no", label: t`No` },
  ];
  const etas = carEtas.map((eta) => ({ value: eta, label: i18n._(carEtaMessages[eta]) }));
  const selectedRating = rating ?? form.start.rating;
  const needsComments = selectedRating !== "" && Number(selectedRating) < COMMENT_REQUIRED_BELOW_RATING;
  const { reference } = booking;
  const carName = booking.car.name;
  const agency = booking.supplier.name;
  const pickUp = formats.date(booking.from);
  const dropOff = formats.date(booking.to);
  return (
    <AccountPage
      title={<Trans>Review {agency}</Trans>}
      intro={
        <Trans>
          {carName}, {pickUp} to {dropOff}, booking {reference}. Your first name, your rating and your
          comments are shown to everyone.
        </Trans>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice problem={form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        {radioGroup("rating", ratings)}
        <TextArea
          {...field.text("comments")}
          rows={5}
          required={needsComments}
          hint={needsComments ? t`Required with this rating: say what went wrong.` : t`Optional from 3 on.`}
        />
        {radioGroup("answers.rentedCar", yesOrNo)}
        {radioGroup("answers.agencyAnsweredCalls", yesOrNo)}
        {radioGroup("answers.agencyCancelledLastMinute", yesOrNo)}
        {radioGroup("answers.carEta", etas)}
        <SubmitButton form={form} size="large" block working={t`Sending…`}>
          <Trans>Publish my review</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
