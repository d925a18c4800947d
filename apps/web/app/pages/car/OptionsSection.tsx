import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { explainRentalOption } from "@sayara/i18n/messages/explainRentalOption";
import { rentalOptionMessages } from "@sayara/i18n/messages/rentalOptionMessages";
import { Card } from "@sayara/ui/Card/Card";
import { useFormats } from "#web/language/useFormats.ts";
import { SectionHead } from "#web/shared/SectionHead/SectionHead.tsx";
import * as styles from "./Car.css.ts";

/** Lists covers and extras with their prices: included ones first, unavailable ones last. */
export function OptionsSection({ car }: { car: Car }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const rank = (option: RentalOption) => (car[option] === 0 ? 0 : car[option] > 0 ? 1 : 2);

  function priceText(option: RentalOption): string {
    if (car[option] === 0) return t`Included`;
    if (car[option] === -1) return t`Not offered`;
    const amount = formats.price(car[option]);
    return isFlatFee(option) ? t`${amount} once` : t`${amount} per day`;
  }

  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="car-options">
      <SectionHead id="car-options" title={t`Covers and extras`}>
        <Trans>You choose them when you book. Nothing is ticked for you.</Trans>
      </SectionHead>
      <dl className={styles.options}>
        {rentalOptions
          .filter((option) => !isRedundantCover(car, option))
          .sort((a, b) => rank(a) - rank(b))
          .map((option) => (
            <div
              key={option}
              className={styles.option}
              data-offer={car[option] === 0 ? "included" : undefined}
            >
              <dt>
                <span className={styles.factName}>{i18n._(rentalOptionMessages[option])}</span>
                <span className={styles.optionHint}>
                  {i18n._(explainRentalOption(option, { isIncluded: car[option] === 0 }))}
                </span>
              </dt>
              <dd className={styles.optionPrice}>{priceText(option)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
