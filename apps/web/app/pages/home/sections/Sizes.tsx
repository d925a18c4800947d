import { Trans, useLingui } from "@lingui/react/macro";
import type { CarBody } from "@sayara/domain/car/CarBody";
import type { CarColor } from "@sayara/domain/car/CarColor";
import type { CarType } from "@sayara/domain/car/CarType";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { carTypeExplanations } from "@sayara/i18n/messages/car/carTypeExplanations";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { Price } from "@sayara/ui/Price/Price";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { CardTitle } from "@sayara/frontend/CardTitle/CardTitle";
import { container } from "@sayara/frontend/layout/container.css";
import { SectionHead } from "./SectionHead.tsx";
import type { RangePrice } from "#web/pages/home/destinations/rangePrices.ts";
import { section } from "#web/pages/home/Home.css.ts";
import * as styles from "./Sizes.css.ts";

const illustrations: Record<CarType, { body: CarBody; color: CarColor }> = {
  mini: { body: "cityCar", color: "blue" },
  midi: { body: "supermini", color: "red" },
  maxi: { body: "compactSuv", color: "sand" },
  scooter: { body: "scooter", color: "green" },
};

/** The sizes of cars, each with its lowest daily price. */
export function Sizes({ ranges }: { ranges: readonly RangePrice[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <section className={`${container} ${section}`}>
      <SectionHead title={<Trans>A size for every road</Trans>}>
        <Trans>
          From the lanes of the medina to the tracks of the south. Prices hold for one day, fees included.
        </Trans>
      </SectionHead>
      <ul className={styles.list}>
        {ranges.map(({ range, lowestDayPrice }) => (
          <li key={range} className={styles.card}>
            <CarIllustration {...illustrations[range]} className={styles.picture} />
            <CardTitle className={styles.name} search={{ filter: { ...noCarFilter, range: [range] } }}>
              {i18n._(carTypeMessages[range])}
            </CardTitle>
            <p className={styles.text}>{i18n._(carTypeExplanations[range])}</p>
            <Price before={t`from`} amount={formats.price(lowestDayPrice)} note={t`per day`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
