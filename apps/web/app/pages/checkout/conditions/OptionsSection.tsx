import { Trans, useLingui } from "@lingui/react/macro";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { coverRows, offeredCovers } from "@sayara/domain/car/coverRows";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import { CoverTable } from "@sayara/frontend/rental/CoverTable/CoverTable";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import type { Car } from "@sayara/domain/car/Car";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import { explainRentalOption } from "@sayara/i18n/messages/price/explainRentalOption";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Checkbox, type CheckboxProps } from "@sayara/ui/Checkbox/Checkbox";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface OptionsSectionProps {
  car: Car;
  options: RentalOptions;
  /** Contents of the agency's covers; null if not set. */
  coverContents: StatedCoverContents | null;
  onChange: (options: RentalOptions) => void;
}

/** The options that the car has, each with an explanation and price. */
export function OptionsSection({ car, options, coverContents, onChange }: OptionsSectionProps) {
  const { t, i18n } = useLingui();
  const available = rentalOptions.filter((option) => car[option] !== -1 && !isRedundantCover(car, option));
  const explainedCovers = coverRows(offeredCovers(car), {
    excess: car.excess,
    contents: coverContents,
    held: covers.filter((cover) => car[cover] === 0 || (car[cover] > 0 && options[cover])),
  });
  return (
    <SectionCard
      id="checkout-options"
      title={t`Your options`}
      intro={<Trans>Nothing is chosen for you. The total changes as you choose.</Trans>}
    >
      {available.length === 0 ? (
        <p className={styles.hint}>
          <Trans>The agency offers no options for this car.</Trans>
        </p>
      ) : (
        <Stack as="ul" gap="xs">
          {available.map((option) => (
            <li key={option}>
              {car[option] === 0 ? (
                <IncludedOption option={option}>
                  {option === "additionalDriver" && (
                    <OptionCheckbox option={option} options={options} onChange={onChange}>
                      <Trans>Name an additional driver</Trans>
                    </OptionCheckbox>
                  )}
                </IncludedOption>
              ) : (
                <OptionCheckbox
                  className={styles.option}
                  hint={i18n._(explainRentalOption(option, { isIncluded: false }))}
                  trailing={<OptionPrice option={option} price={car[option]} />}
                  option={option}
                  options={options}
                  onChange={onChange}
                >
                  <span className={styles.optionName}>{i18n._(rentalOptionMessages[option])}</span>
                </OptionCheckbox>
              )}
            </li>
          ))}
        </Stack>
      )}
      {explainedCovers.length > 0 && (
        <Disclosure summary={t`What the covers include`}>
          <CoverTable rows={explainedCovers} />
        </Disclosure>
      )}
    </SectionCard>
  );
}

interface OptionCheckboxProps extends Pick<CheckboxProps, "className" | "hint" | "trailing" | "children"> {
  option: RentalOption;
  options: RentalOptions;
  onChange: (options: RentalOptions) => void;
}

/** The checkbox that selects an option. */
function OptionCheckbox({ option, options, onChange, ...checkboxProps }: OptionCheckboxProps) {
  return (
    <Checkbox
      {...checkboxProps}
      name="options"
      value={option}
      defaultChecked={options[option]}
      onChange={(event) => onChange({ ...options, [option]: event.target.checked })}
    />
  );
}

interface IncludedOptionProps {
  option: RentalOption;
  /** A required further choice: an included additional driver has to be named. */
  children?: ReactNode;
}

function IncludedOption({ option, children }: IncludedOptionProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.includedOption}>
      <Icon picture={CheckIcon} className={styles.includedIcon} />
      <div>
        <p className={styles.optionName}>{i18n._(rentalOptionMessages[option])}</p>
        <p className={styles.hint}>{i18n._(explainRentalOption(option, { isIncluded: true }))}</p>
        {children}
      </div>
      <span className={styles.included}>
        <Trans>Included</Trans>
      </span>
    </div>
  );
}

function OptionPrice({ option, price }: { option: RentalOption; price: number }) {
  const formats = useFormats();
  return (
    <span className={styles.optionPrice}>
      <span translate="no">{formats.price(price)}</span>{" "}
      <span className={styles.optionUnit}>
        {isFlatFee(option) ? <Trans>once</Trans> : <Trans>per day</Trans>}
      </span>
    </span>
  );
}
