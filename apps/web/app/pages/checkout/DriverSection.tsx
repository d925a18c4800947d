import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { Card } from "@sayara/ui/Card/Card";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { type FormTools, useField } from "./useField.ts";
import * as styles from "./Checkout.css.ts";

interface DriverSectionProps {
  form: FormTools;
  user: User | null;
  /** Where a guest who has an account may sign in, and come back. */
  signIn: string;
}

/** Who books and drives. */
export function DriverSection({ form, user, signIn }: DriverSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const field = useField(form);
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
      <PersonFields person="driver" form={form} isAccount={user !== null}>
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

/** Who else drives, once that option is chosen. */
export function AdditionalDriverSection({ form }: { form: FormTools }) {
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
