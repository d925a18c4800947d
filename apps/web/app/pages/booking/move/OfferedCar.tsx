import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { textIn } from "@sayara/domain/language/textIn";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import * as styles from "./Move.css.ts";

interface OfferedCarProps {
  offer: Replacement;
  /** Whether the move to this car is in progress. */
  working: boolean;
  onChoose: () => void;
}

/** A car to which the booking can be moved, with its total, the difference and the missing options. */
export function OfferedCar({ offer, working, onChoose }: OfferedCarProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();
  const { car, quote, difference, missingOptions, missingExtras = [] } = offer;
  const missing = [
    ...missingOptions.map((option) => i18n._(rentalOptionMessages[option])),
    ...missingExtras.map((extra) => textIn(extra, language) ?? ""),
  ];
  const names = formats.list(missing);
  const name = car.name;
  const traits = [
    t`${plural(car.seats, { one: "# seat", other: "# seats" })}`,
    i18n._(gearboxMessages[car.gearbox]),
    i18n._(fuelTypeMessages[car.fuelType]),
  ];
  const amount = formats.price(Math.abs(difference), quote.currency);
  const tone = difference > 0 ? styles.dearer : styles.cheaper;
  return (
    <li className={styles.car}>
      <CarPicture car={car} />
      <div className={styles.about}>
        <Heading level={3} size="md">
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {car.supplier.name}
        </Text>
        <Text size="sm">{formats.parts(traits, " · ")}</Text>
        {missing.length > 0 && (
          <Text size="sm" tone="muted">
            <Trans>Without: {names}</Trans>
          </Text>
        )}
      </div>
      <div className={styles.price}>
        <p className={styles.total}>{formats.price(quote.total, quote.currency)}</p>
        <p className={`${styles.difference} ${difference === 0 ? "" : tone}`}>
          {difference > 0 && <Trans>{amount} more</Trans>}
          {difference < 0 && <Trans>{amount} less</Trans>}
          {difference === 0 && <Trans>the same price</Trans>}
        </p>
      </div>
      <Button
        className={styles.choose}
        tone="primary"
        working={working && t`Moving…`}
        aria-label={working ? undefined : t`Take this car: ${name}`}
        onClick={onChoose}
      >
        <Trans>Take this car</Trans>
      </Button>
    </li>
  );
}
