import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { COMMENT_REQUIRED_BELOW_RATING } from "@sayara/domain/config/businessDefaults";
import { reviewLanguageNames, reviewLanguages } from "@sayara/domain/review/ReviewLanguage";
import { carPunctualities } from "@sayara/domain/review/CarPunctuality";
import { carPunctualityMessages } from "@sayara/i18n/messages/car/carPunctualityMessages";
import { RadioGroup, type RadioOption } from "@sayara/ui/RadioGroup/RadioGroup";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
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
    language: t`Language of your comments`,
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
  const punctualities = carPunctualities.map((punctuality) => ({
    value: punctuality,
    label: i18n._(carPunctualityMessages[punctuality]),
  }));
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
        <SelectField {...field.text("language")}>
          <option value="">{t`As the text shows`}</option>
          {reviewLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {reviewLanguageNames[language]}
            </option>
          ))}
        </SelectField>
        {radioGroup("answers.rentedCar", yesOrNo)}
        {radioGroup("answers.agencyAnsweredCalls", yesOrNo)}
        {radioGroup("answers.agencyCancelledLastMinute", yesOrNo)}
        {radioGroup("answers.carEta", punctualities)}
        <SubmitButton form={form} size="large" block working={t`Sending…`}>
          <Trans>Publish my review</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
