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

interface ActiveFilterOptions {
  /** The filter of the shown cars. */
  filter: CarFilter;
  /** The filter whose cars are loading: removing a choice keeps the newer ones. */
  pending: CarFilter;
  suppliers: readonly SupplierInResult[];
}

/** Groups of which several values may be chosen. */
type ListGroup = {
  [Group in keyof CarFilter]: CarFilter[Group] extends string[] ? Group : never;
}[keyof CarFilter];

/** Returns the active choices. */
export function useActiveFilters({ filter, pending, suppliers }: ActiveFilterOptions): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const deposits = depositTierWords(asLanguage(i18n.locale) ?? defaultLanguage);
  const nameOf = (slug: string) => suppliers.find((supplier) => supplier.slug === slug)?.name ?? slug;

  function each<Value extends string>(
    group: ListGroup,
    values: readonly Value[],
    wordsOf: (value: Value) => string,
  ): ActiveFilter[] {
    const chosen: readonly string[] = pending[group];
    return values.map((value) => ({
      key: wordsOf(value),
      group,
      words: wordsOf(value),
      without: { ...pending, [group]: chosen.filter((other) => other !== value) },
    }));
  }

  const active: ActiveFilter[] = [
    ...each("range", filter.range, (value) => i18n._(carTypeWords[value])),
    ...each("gearbox", filter.gearbox, (value) => i18n._(gearboxWords[value])),
    ...each("seats", filter.seats, (value) => i18n._(seatsFilterWords[value])),
    ...each("fuelType", filter.fuelType, (value) => i18n._(fuelTypeWords[value])),
    ...each("mileage", filter.mileage, (value) => i18n._(mileageWords[value])),
    ...each("fuelPolicy", filter.fuelPolicy, (value) => i18n._(fuelPolicyWords[value])),
    ...each("multimedia", filter.multimedia, (value) => i18n._(carFeatureWords[value])),
    ...each("suppliers", filter.suppliers, nameOf),
  ];
  const add = (group: keyof CarFilter, words: string) =>
    active.push({ key: words, group, words, without: { ...pending, [group]: noCarFilter[group] } });
  if (filter.aircon) add("aircon", t`Air conditioning`);
  if (filter.fourPlusDoors) add("fourPlusDoors", t`Four doors or more`);
  if (filter.rating !== null) add("rating", i18n._(ratingFilterWords[filter.rating]));
  if (filter.deposit !== "all") {
    const deposit = i18n._(deposits[filter.deposit]);
    add("deposit", t`Deposit: ${deposit}`);
  }
  return active;
}
