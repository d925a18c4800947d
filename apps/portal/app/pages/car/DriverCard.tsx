import { Trans, useLingui } from "@lingui/react/macro";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { CarCard } from "@sayara/frontend/rental/CarCard/CarCard";
import { list } from "@sayara/frontend/rental/CarCard/CarCard.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import type { CarValues } from "./CarValues.ts";
import type { CarData } from "./Car.load.ts";
import { previewedCar } from "./previewedCar.ts";
import * as styles from "./Car.css.ts";

interface DriverCardProps extends CarData {
  /** The form's current values. */
  values: CarValues;
  agencyName: string;
  apiUrl: string;
}

/** Length in days of the rental used for the displayed price. */
const DAYS = 3;
const DAY = 24 * 60 * 60 * 1000;

/** The card that drivers would see, updated during input. */
export function DriverCard({ values, car, places, agencyName, apiUrl }: DriverCardProps) {
  const { t } = useLingui();
  const { commission, timeZone } = useSettings();
  const [from] = useState(() => Date.now() + DAY);
  const { priced, ...shown } = previewedCar(values, car);
  const place = places.find(({ id }) => id === values["places"] || car?.places.includes(id));
  const quote = quoteRental({
    car: { ...shown, ...priced },
    from: new Date(from),
    to: new Date(from + DAYS * DAY),
    commission,
    timeZone,
  });
  const image = car?.image ?? null;
  return (
    <aside className={styles.preview} aria-label={t`The car's card`}>
      <Heading level={2} size="md">
        <Trans>As drivers see it</Trans>
      </Heading>
      <div className={list}>
        <CarCard
          listing={{
            car: {
              ...shown,
              name: shown.name === "" ? t`Make and model` : shown.name,
              image: image === null ? null : new URL(image, apiUrl).href,
              supplier: { name: agencyName, rating: null, reviewCount: 0 },
            },
            pickupLocation: { name: place?.name ?? t`Place of pick-up` },
          }}
          quote={quote}
          href={null}
          carHref={null}
        />
      </div>
      <Text size="sm" tone="muted">
        {priced.dailyPrice === 0 ? (
          <Trans>Type a price per day to see the total.</Trans>
        ) : (
          <Trans>From the price per day alone, without seasons and discounts.</Trans>
        )}
      </Text>
    </aside>
  );
}
