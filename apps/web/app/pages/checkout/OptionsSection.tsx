import { Trans, useLingui } from "@lingui/react/macro";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import { rentalOptionExplanations } from "@sayara/i18n/words/rentalOptionExplanations";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { Card } from "@sayara/ui/Card/Card";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { useFormats } from "#web/language/useFormats.ts";
import { SectionHead } from "#web/shared/SectionHead/SectionHead.tsx";
import * as styles from "./Checkout.css.ts";

interface OptionsSectionProps {
  car: Car;
  options: RentalOptions;
  onChange: (options: RentalOptions) => void;
}

/** The options that the car has, each with its explanation and price. */
export function OptionsSection({ car, options, onChange }: OptionsSectionProps) {
  const { t, i18n } = useLingui();
  const available = rentalOptions.filter((option) => car[option] !== -1);
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="checkout-options">
      <SectionHead id="checkout-options" title={t`Your options`}>
        <Trans>Nothing is chosen for you. The total changes as you choose.</Trans>
      </SectionHead>
      {available.length === 0 ? (
        <p className={styles.hint}>
          <Trans>The agency offers no options for this car.</Trans>
        </p>
      ) : (
        <ul className={styles.options}>
          {available.map((option) => (
            <li key={option}>
              {isStated(option, car) ? (
                <IncludedOption option={option} />
              ) : (
                <Checkbox
                  className={styles.option}
                  hint={i18n._(rentalOptionExplanations[option])}
                  trailing={<OptionPrice option={option} price={car[option]} />}
                  name="options"
                  value={option}
                  checked={options[option]}
                  onChange={(event) => onChange({ ...options, [option]: event.target.checked })}
                >
                  <span className={styles.optionName}>{i18n._(rentalOptionWords[option])}</span>
                </Checkbox>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Included options need no choice, except the additional driver, who has to be named. */
function isStated(option: RentalOption, car: Car): boolean {
  return car[option] === 0 && option !== "additionalDriver";
}

function IncludedOption({ option }: { option: RentalOption }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.includedOption}>
      <Icon picture={CheckIcon} className={styles.includedIcon} />
      <div>
        <p className={styles.optionName}>{i18n._(rentalOptionWords[option])}</p>
        <p className={styles.hint}>{i18n._(rentalOptionExplanations[option])}</p>
      </div>
      <span className={styles.included}>
        <Trans>Included</Trans>
      </span>
    </div>
  );
}

function OptionPrice({ option, price }: { option: RentalOption; price: number }) {
  const formats = useFormats();
  if (price === 0)
    return (
      <span className={styles.included}>
        <Trans>Included</Trans>
      </span>
    );
  return (
    <span className={styles.optionPrice}>
      {formats.price(price)}{" "}
      <span className={styles.optionUnit}>
        {isFlatFee(option) ? <Trans>once</Trans> : <Trans>per day</Trans>}
      </span>
    </span>
  );
}
