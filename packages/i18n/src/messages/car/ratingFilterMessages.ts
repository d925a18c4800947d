import type { MessageDescriptor } from "@lingui/core";
import type { RatingFilter } from "@sayara/domain/search/RatingFilter";

/** Choices of the rating filter: minimum stars. */
export const ratingFilterMessages: Record<RatingFilter, MessageDescriptor> = {
  "1": /*i18n*/ { id: "ratingFilter.1", message: "1 star or more" },
  "2": /*i18n*/ { id: "ratingFilter.2", message: "2 stars or more" },
  "3": /*i18n*/ { id: "ratingFilter.3", message: "3 stars or more" },
  "4": /*i18n*/ { id: "ratingFilter.4", message: "4 stars or more" },
};
