import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { coverRows } from "@sayara/domain/car/coverRows";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { CoverTable } from "@sayara/frontend/rental/CoverTable/CoverTable";
import { textIn } from "@sayara/domain/language/textIn";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { explainRentalOption } from "@sayara/i18n/messages/price/explainRentalOption";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import * as styles from "../Booking.css.ts";

/** The chosen and the included options, the extras, and delivery and collection with their addresses. */
export function BookedOptions({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();
  const isIncluded = (option: RentalOption) =>
    booking.quote.optionLines.some((line) => line.option === option && line.unitPrice === 0);
  const { extraLines = [] } = booking.quote;
  const services = addressServices.filter((service) => booking[`${service}Address`] !== undefined);
  const held = covers.filter((cover) => booking.quote.optionLines.some(({ option }) => option === cover));
  const explainedCovers = coverRows(held, {
    excess: booking.car.excess,
    contents: booking.coverContents ?? null,
    held,
  });
  const bookedOptions = rentalOptions.filter((option) => booking.options[option]);
  return (
    <SectionCard id="booking-options" title={<Trans>Options</Trans>}>
      {bookedOptions.length === 0 && extraLines.length === 0 && services.length === 0 ? (
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
          {extraLines.map(({ extra, name, count }) => (
            <li key={extra} className={styles.option}>
              <Icon picture={CheckIcon} className={styles.optionIcon} />
              <Text weight="medium">
                {count > 1 && `${formats.number(count)} × `}
                {textIn(name, language)}
              </Text>
            </li>
          ))}
          {services.map((service) => (
            <li key={service} className={styles.option}>
              <Icon picture={CheckIcon} className={styles.optionIcon} />
              <div>
                <Text weight="medium">{i18n._(feeKindMessages[service])}</Text>
                <Text size="sm" tone="muted" translate="no">
                  {booking[`${service}Address`]}
                </Text>
              </div>
            </li>
          ))}
        </Stack>
      )}
      {explainedCovers.length > 0 && (
        <Disclosure summary={<Trans>What the covers include</Trans>}>
          <CoverTable rows={explainedCovers} />
        </Disclosure>
      )}
    </SectionCard>
  );
}
