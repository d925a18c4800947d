import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { rentalOptionExplanations } from "@sayara/i18n/words/rentalOptionExplanations";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Booking.css.ts";

/** The chosen and the included options. */
export function BookedOptions({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const held = rentalOptions.filter((option) => booking.options[option]);
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="booking-options">
      <Heading level={2} size="lg" id="booking-options">
        <Trans>Options</Trans>
      </Heading>
      {held.length === 0 ? (
        <Text tone="muted">
          <Trans>No options.</Trans>
        </Text>
      ) : (
        <ul className={styles.options}>
          {held.map((option) => (
            <li key={option} className={styles.option}>
              <Icon picture={CheckIcon} className={styles.optionIcon} />
              <div>
                <Text weight="medium">{i18n._(rentalOptionWords[option])}</Text>
                <Text size="sm" tone="muted">
                  {i18n._(rentalOptionExplanations[option])}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
