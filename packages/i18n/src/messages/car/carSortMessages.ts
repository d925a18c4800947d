import type { MessageDescriptor } from "@lingui/core";
import type { CarSort } from "@sayara/domain/search/CarSort";

/** Sort orders of the results. */
export const carSortMessages: Record<CarSort, MessageDescriptor> = {
  recommended: /*i18n*/ { id: "carSort.recommended", message: "Recommended" },
  total: /*i18n*/ { id: "carSort.total", message: "Lowest total" },
  rating: /*i18n*/ { id: "carSort.rating", message: "Best rated" },
  trips: /*i18n*/ { id: "carSort.trips", message: "Most rented" },
  co2: /*i18n*/ { id: "carSort.co2", message: "Lowest CO₂" },
};
