import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { explainRentalOption } from "@sayara/i18n/messages/explainRentalOption";
import { rentalOptionMessages } from "@sayara/i18n/messages/rentalOptionMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import * as styles from "#web/pages/booking/Booking.css.ts";

/** The chosen and the included options. */
export function BookedOptions({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const isIncluded = (option: RentalOption) =>
    booking.quote.optionLines.some((line) => line.option === option && line.unitPrice === 0);
  const bookedOptions = rentalOptions.filter((option) => booking.options[option]);
  return (
    <SectionCard id="booking-options" title={<Trans>Options</Trans>}>
      {bookedOptions.length === 0 ? (
        <Text tone="muted">
          <Trans>No options.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap="xs">
          {bookedOptions.map((option) => (
            <li key={option} className={styles.option}>
              <Icon picture={CheckIcon} className={styles.optionIcon} />
              <div>
                <Text weight="medium">{i18n._(rentalOptionMessages[option])}</Text>
                <Text size="sm" tone="muted">
                  {i18n._(explainRentalOption(option, { isIncluded: isIncluded(option) }))}
                </Text>
              </div>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
