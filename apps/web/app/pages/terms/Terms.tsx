import { Trans, useLingui } from "@lingui/react/macro";
import {
  FULL_REFUND_HOURS_BEFORE_PICKUP,
  PENDING_HOURS_BEFORE_PICKUP,
  PENDING_MAX_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { useSite } from "#web/request/Site.ts";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import * as styles from "./Terms.css.ts";

/** The terms that drivers accept at sign-up and checkout. Hours and ages are the constants that the rules use. */
export function Terms() {
  const { t } = useLingui();
  const { name } = useSite();
  const { minimumAge } = useSettings();
  const age = useFormats().years(minimumAge);
  return (
    <Stack gap="xl" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="xs">
        <Heading level={1}>
          <Trans>Terms of use</Trans>
        </Heading>
        <Text tone="muted" measure>
          <Trans>What holds between you, the agency and {name}, in plain words.</Trans>
        </Text>
      </Stack>
      <Section title={t`Who does what`}>
        <Trans>
          {name} shows the cars of Tunisian agencies side by side and passes your booking on to the agency you
          choose. The car is rented to you by that agency: you sign its contract when you pick the car up.
        </Trans>
      </Section>
      <Section title={t`Prices`}>
        <Trans>
          The total is for your whole stay, in Tunisian dinars, service fee and chosen options included. What
          is not part of it stands beside it: the security deposit, fuel, and kilometres beyond the allowance.
          If a price changes before you have booked, you see the new one and are asked again.
        </Trans>
      </Section>
      <Section title={t`Booking`}>
        <Trans>
          A booking that is paid at the agency is a request. The car is kept for you while the agency decides:
          for {PENDING_MAX_HOURS} hours at most, and until {PENDING_HOURS_BEFORE_PICKUP} hours before pick-up.
          Without an answer the request lapses, and you owe nothing.
        </Trans>
      </Section>
      <Section title={t`The driver`}>
        <Trans>
          Drivers are at least {age} old; some cars ask for more, or for years of holding a licence, which is
          said before you book. Give your name as it stands on your driving licence, and bring the licence.
        </Trans>
      </Section>
      <Section title={t`Cancelling`}>
        <Trans>
          You can ask for it until pick-up. Where cancellation is included or bought, you get back everything
          but its fee until {FULL_REFUND_HOURS_BEFORE_PICKUP} hours before pick-up, then half of the rental.
          Without it the agency decides what it gives back. If the agency cancels, you get back all that you
          paid.
        </Trans>
      </Section>
      <Section title={t`Your account`}>
        <Trans>
          Your details have to be true, and your password stays with you. The agency of your booking gets your
          details, to hand you the car. An account that is misused can be suspended.
        </Trans>
      </Section>
      <Section title={t`Questions`}>
        <Trans>
          Something is unclear? <Link render={<RouterLink to="/contact" />}>Write to us</Link>: a person
          answers.
        </Trans>
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="xs">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text measure>{children}</Text>
    </Stack>
  );
}
