/** What the search page loads at the first interaction, or when it is opened within the site: one file. */
export { CompareDock } from "./CompareDock.tsx";
export { EmptyResults } from "./EmptyResults.tsx";
export { EndlessList } from "./EndlessList.tsx";
export { FilterFields } from "./FilterFields.tsx";
export { FiltersSheet } from "./FiltersSheet.tsx";
export { ListingList } from "./ListingList.tsx";
export { PriceDays } from "./PriceDays.tsx";
export { ResultsMap } from "./ResultsMap.tsx";
export { load } from "./Search.load.ts";
export { findAlternatives } from "./findAlternatives.ts";
export { loadComparedCar } from "./loadComparedCar.ts";
export { loadPriceDays } from "#web/shared/PriceStrip/loadPriceDays.ts";
export { readTypedPlaces } from "./readTypedPlaces.ts";
export { requirePresentAgency } from "./requirePresentAgency.ts";
export { tidyAddress } from "./tidyAddress.ts";
