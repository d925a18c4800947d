/**
 * The parts of the search page that load at the first interaction or on client-side navigation, bundled as one file.
 */
export { CompareDock } from "./compare/CompareDock.tsx";
export { EmptyResults } from "./refusals/EmptyResults.tsx";
export { EndlessList } from "./results/EndlessList.tsx";
export { FilterFields } from "./filters/FilterFields.tsx";
export { FiltersSheet } from "./filters/FiltersSheet.tsx";
export { ListingList } from "./results/ListingList.tsx";
export { PriceDays } from "./days/PriceDays.tsx";
export { ResultsMap } from "./map/ResultsMap.tsx";
export { load } from "./Search.load.ts";
export { findAlternatives } from "./refusals/findAlternatives.ts";
export { loadComparedCar } from "./compare/loadComparedCar.ts";
export { loadPriceDays } from "#web/shared/PriceStrip/loadPriceDays.ts";
export { readTypedPlaces } from "./address/readTypedPlaces.ts";
export { requireCurrentAgency } from "./address/requireCurrentAgency.ts";
export { canonicalSearchAddress } from "./address/canonicalSearchAddress.ts";
