import { useLingui } from "@lingui/react/macro";
import type { SupplierInResult } from "@sayara/api-client/contract/search/SupplierInResult";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { carFeatureWords } from "@sayara/i18n/words/carFeatureWords";
import { carTypeWords } from "@sayara/i18n/words/carTypeWords";
import { depositTierWords } from "@sayara/i18n/words/depositTierWords";
import { fuelPolicyWords } from "@sayara/i18n/words/fuelPolicyWords";
import { fuelTypeWords } from "@sayara/i18n/words/fuelTypeWords";
import { gearboxWords } from "@sayara/i18n/words/gearboxWords";
import { mileageWords } from "@sayara/i18n/words/mileageWords";
import { ratingFilterWords } from "@sayara/i18n/words/ratingFilterWords";
import { seatsFilterWords } from "@sayara/i18n/words/seatsFilterWords";

/** One active choice: its label, and the filter without it. */
export interface ActiveFilter {
  key: string;
  /** The filter that the choice belongs to. */
  group: keyof CarFilter;
  words: string;
  without: CarFilter;
}

/** Returns the active choices. */
export function useActiveFilters(filter: CarFilter, suppliers: readonly SupplierInResult[]): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const deposits = depositTierWords(asLanguage(i18n.locale) ?? defaultLanguage);
  const nameOf = (slug: string) => suppliers.find((supplier) => supplier.slug === slug)?.name ?? slug;

  function each<Value extends string>(
    group: keyof CarFilter,
    values: readonly Value[],
    words: (value: Value) => string,
    without: (values: Value[]) => CarFilter,
  ): ActiveFilter[] {
    return values.map((value) => ({
      key: words(value),
      group,
      words: words(value),
      without: without(values.filter((other) => other !== value)),
    }));
  }

  const active: ActiveFilter[] = [
    ...each(
      "range",
      filter.range,
      (value) => i18n._(carTypeWords[value]),
      (range) => ({ ...filter, range }),
    ),
    ...each(
      "gearbox",
      filter.gearbox,
      (value) => i18n._(gearboxWords[value]),
      (gearbox) => ({ ...filter, gearbox }),
    ),
    ...each(
      "seats",
      filter.seats,
      (value) => i18n._(seatsFilterWords[value]),
      (seats) => ({ ...filter, seats }),
    ),
    ...each(
      "fuelType",
      filter.fuelType,
      (value) => i18n._(fuelTypeWords[value]),
      (fuelType) => ({ ...filter, fuelType }),
    ),
    ...each(
      "mileage",
      filter.mileage,
      (value) => i18n._(mileageWords[value]),
      (mileage) => ({ ...filter, mileage }),
    ),
    ...each(
      "fuelPolicy",
      filter.fuelPolicy,
      (value) => i18n._(fuelPolicyWords[value]),
      (fuelPolicy) => ({ ...filter, fuelPolicy }),
    ),
    ...each(
      "multimedia",
      filter.multimedia,
      (value) => i18n._(carFeatureWords[value]),
      (multimedia) => ({ ...filter, multimedia }),
    ),
    ...each("suppliers", filter.suppliers, nameOf, (others) => ({ ...filter, suppliers: others })),
  ];
  const add = (group: keyof CarFilter, words: string) =>
    active.push({ key: words, group, words, without: { ...filter, [group]: noCarFilter[group] } });
  if (filter.aircon) add("aircon", t`Air conditioning`);
  if (filter.fourPlusDoors) add("fourPlusDoors", t`Four doors or more`);
  if (filter.rating !== null) add("rating", i18n._(ratingFilterWords[filter.rating]));
  if (filter.deposit !== "all") {
    const deposit = i18n._(deposits[filter.deposit]);
    add("deposit", t`Deposit: ${deposit}`);
  }
  return active;
}
