import { useLingui } from "@lingui/react/macro";
import { Price } from "@sayara/ui/Price/Price";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { CardTitle } from "@sayara/frontend/CardTitle/CardTitle";
import { DestinationImage } from "./DestinationImage.tsx";
import type { Destination } from "#web/pages/home/Home.load.ts";
import * as styles from "./Destinations.css.ts";

/** Destinations as images with their names and lowest prices. */
export function DestinationGrid({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <ul className={styles.grid}>
      {destinations.map((destination) => (
        <li key={destination.slug} className={styles.card}>
          <DestinationImage {...destination} />
          <div className={styles.text}>
            <CardTitle className={styles.name} search={{ place: destination.slug }}>
              {destination.name}
            </CardTitle>
            {destination.lowestDayPrice !== null && (
              <Price before={t`from`} amount={formats.price(destination.lowestDayPrice)} size="sm" />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
