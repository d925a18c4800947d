import { Trans, useLingui } from "@lingui/react/macro";
import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import { textIn } from "@sayara/domain/language/textIn";
import type { StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { coverRows, offeredCovers } from "@sayara/domain/car/coverRows";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import { CoverTable } from "@sayara/frontend/rental/CoverTable/CoverTable";
import type { Car } from "@sayara/domain/car/Car";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { type AddressService, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import type { AddressServiceTerms } from "@sayara/domain/pricing/fees/SupplierFees";
import type { LocationSummary } from "@sayara/domain/location/Location";
import { isKnown } from "@sayara/domain/validation/newerValues";
import { extraKindMessages } from "@sayara/i18n/messages/price/extraKindMessages";
import { explainRentalOption } from "@sayara/i18n/messages/price/explainRentalOption";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Card } from "@sayara/ui/Card/Card";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useAddressServiceHint } from "#web/shared/AddressService/useAddressServiceHint.ts";
import { useExtraPrice } from "#web/shared/ExtraFields/useExtraPrice.ts";
import { SectionHead } from "@sayara/frontend/SectionHead/SectionHead";
import * as styles from "./Car.css.ts";

interface OptionsSectionProps {
  car: Car;
  extras: readonly PublicExtra[];
  /** The pick-up place; null if the car has none. */
  place: Pick<LocationSummary, "name"> | null;
  /** Delivery and collection at that place; undefined if the agency does not offer them there. */
  services: Record<AddressService, AddressServiceTerms | undefined>;
  /** Contents of the agency's covers; null if not set. */
  coverContents: StatedCoverContents | null;
}

/**
 * Lists covers and options with their prices, included ones first, unavailable ones last, then the agency's extras, its
 * delivery and its collection.
 */
export function OptionsSection({ car, extras, place, services, coverContents }: OptionsSectionProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();
  const extraPriceText = useExtraPrice();
  const serviceHint = useAddressServiceHint();
  const rank = (option: RentalOption) => (car[option] === 0 ? 0 : car[option] > 0 ? 1 : 2);

  const explainedCovers = coverRows(offeredCovers(car), {
    excess: car.excess,
    contents: coverContents,
    held: covers.filter((cover) => car[cover] === 0),
  });

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
        {extras.map((extra) => (
          <div key={extra.id} className={styles.option}>
            <dt>
              <span className={styles.factName}>{textIn(extra.name, language)}</span>
              {isKnown(extra.kind) && extra.kind !== "other" && (
                <span className={styles.optionHint}>{i18n._(extraKindMessages[extra.kind])}</span>
              )}
            </dt>
            <dd className={styles.optionPrice}>{extraPriceText(extra)}</dd>
          </div>
        ))}
        {addressServices.map((service) => {
          const terms = services[service];
          return (
            terms && (
              <div key={service} className={styles.option}>
                <dt>
                  <span className={styles.factName}>{i18n._(feeKindMessages[service])}</span>
                  <span className={styles.optionHint}>{serviceHint(service, terms, place?.name ?? "")}</span>
                </dt>
                <dd className={styles.optionPrice}>
                  {extraPriceText({ price: terms.price, per: "rental" })}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {explainedCovers.length > 0 && (
        <>
          <Heading level={3}>
            <Trans>What the covers include</Trans>
          </Heading>
          <CoverTable rows={explainedCovers} />
        </>
      )}
    </Card>
  );
}
