import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { Link } from "@sayara/ui/Link/Link";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { useFields } from "@sayara/frontend/form/useFields";
import { type CheckoutForm, useFieldLabels } from "./checkoutFields.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface DriverSectionProps {
  form: CheckoutForm;
  user: User | null;
  /** URL of the sign-in page for a guest with an account, which leads back here. */
  signInHref: string;
  isEmailRegistered: boolean;
}

/** The driver who makes the booking. */
export function DriverSection({ form, user, signInHref, isEmailRegistered }: DriverSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const field = useFields(form, useFieldLabels());
  const years = formats.years(form.requirements.minimumLicenceYears);
  return (
    <SectionCard
      id="checkout-driver"
      title={t`Who drives?`}
      intro={
        user ? (
          <Trans>From your account. What you change here holds for this booking only.</Trans>
        ) : (
          <>
            <Trans>No account needed. The confirmation and all updates go to this address.</Trans>{" "}
            <Trans>
              Already have an account? <Link render={<RouterLink to={signInHref} />}>Sign in</Link>
            </Trans>
          </>
        )
      }
    >
      <PersonFields
        person="driver"
        form={form}
        isAccount={user !== null}
        emailError={isEmailRegistered && <EmailRegistered signInHref={signInHref} />}
      >
        {form.requirements.minimumLicenceYears > 0 && (
          <DatePartsField
            {...field.date("driver.licenceSince")}
            hint={t`You must have held your licence for at least ${years} on the day of pick-up`}
          />
        )}
      </PersonFields>
    </SectionCard>
  );
}

/** Fields of the additional driver. Shown while that option is selected. */
export function AdditionalDriverSection({ form }: { form: CheckoutForm }) {
  const { t } = useLingui();
  return (
    <SectionCard
      id="checkout-second-driver"
      title={t`Additional driver`}
      intro={<Trans>The agency checks this person's licence at pick-up, too.</Trans>}
    >
      <PersonFields person="additionalDriver" form={form} isAccount={false} />
    </SectionCard>
  );
}

interface PersonFieldsProps {
  person: "driver" | "additionalDriver";
  form: CheckoutForm;
  /** Whether the person is signed in. The email address is then the account's. */
  isAccount: boolean;
  /** An error of the email field found by the server. */
  emailError?: ReactNode;
  children?: ReactNode;
}

/**
 * The fields of one driver. The heading above identifies the driver, so the fields of both drivers have the
 * same labels.
 */
function PersonFields({ person, form, isAccount, emailError, children }: PersonFieldsProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const field = useFields(form, labels);
  const age = useFormats().years(form.requirements.minimumAge);
  const isDriver = person === "driver";
  // Off for the additional driver: browsers would fill in the first driver's details again.
  const autoCompleteFor = (token: string) => (isDriver ? token : "off");
  return (
    <div className={styles.fields}>
      <TextField
        {...field.text(`${person}.fullName`)}
        label={labels["driver.fullName"]}
        required
        className={styles.wholeRow}
        autoComplete={autoCompleteFor("name")}
        autoCapitalize="words"
        hint={t`As on the driving licence`}
      />
      <EmailField
        // The account's address replaces the one typed by a guest.
        key={isAccount ? "account" : "guest"}
        {...field.text(`${person}.email`)}
        label={labels["driver.email"]}
        error={field.errorOf(`${person}.email`) ?? emailError}
        required
        autoComplete={autoCompleteFor("email")}
        readOnly={isAccount}
        // Not a hint: a hint would push the input lower than the input beside it.
        aside={isAccount && t`from your account`}
      />
      <TextField
        {...field.text(`${person}.phone`)}
        label={labels["driver.phone"]}
        required
        type="tel"
        inputMode="tel"
        autoComplete={autoCompleteFor("tel")}
        placeholder="+216 20 123 456"
      />
      <DatePartsField
        {...field.date(`${person}.birthDate`)}
        legend={labels["driver.birthDate"]}
        isBirthday={isDriver}
        hint={t`At least ${age} on the day of pick-up`}
      />
      {children}
    </div>
  );
}

/** Error beside an email address that has an account. The typed values stay during the sign-in. */
function EmailRegistered({ signInHref }: { signInHref: string }) {
  return (
    <Trans>
      This address has an account. <Link render={<RouterLink to={signInHref} />}>Sign in</Link> to book with
      it, or use another address.
    </Trans>
  );
}
