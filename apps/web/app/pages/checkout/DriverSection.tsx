import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { Card } from "@sayara/ui/Card/Card";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { SectionHead } from "#web/shared/SectionHead/SectionHead.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import { type CheckoutForm, useFieldLabels } from "./useFieldLabels.ts";
import * as styles from "./Checkout.css.ts";

interface DriverSectionProps {
  form: CheckoutForm;
  user: User | null;
  /** Address at which a guest who has an account signs in; it leads back here. */
  signIn: string;
  /** Whether the server refused the address as registered. */
  isEmailRegistered: boolean;
}

/** The driver who makes the booking. */
export function DriverSection({ form, user, signIn, isEmailRegistered }: DriverSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const field = useFields(form, useFieldLabels());
  const years = formats.years(form.needs.minimumLicenceYears);
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="checkout-driver">
      <SectionHead id="checkout-driver" title={t`Who drives?`}>
        {user ? (
          <Trans>From your account. What you change here holds for this booking only.</Trans>
        ) : (
          <>
            <Trans>No account needed. Your booking and its news go to this address.</Trans>{" "}
            <Trans>
              Already have an account? <Link render={<RouterLink to={signIn} />}>Sign in</Link>
            </Trans>
          </>
        )}
      </SectionHead>
      <PersonFields
        person="driver"
        form={form}
        isAccount={user !== null}
        emailError={isEmailRegistered && <EmailRegistered signIn={signIn} />}
      >
        {form.needs.minimumLicenceYears > 0 && (
          <DatePartsField
            {...field.date("driver.licenceSince")}
            hint={t`Held for ${years} at least on the day of pick-up`}
          />
        )}
      </PersonFields>
    </Card>
  );
}

/** The additional driver. Shown while that option is chosen. */
export function AdditionalDriverSection({ form }: { form: CheckoutForm }) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="checkout-second-driver">
      <SectionHead id="checkout-second-driver" title={t`Additional driver`}>
        <Trans>The agency checks this person's licence at pick-up, too.</Trans>
      </SectionHead>
      <PersonFields person="additionalDriver" form={form} isAccount={false} />
    </Card>
  );
}

/** Error beside an address that has an account. The typed values stay during the sign-in. */
function EmailRegistered({ signIn }: { signIn: string }) {
  return (
    <Trans>
      This address has an account. <Link render={<RouterLink to={signIn} />}>Sign in</Link> to book with it,
      or use another address.
    </Trans>
  );
}
