import type { MessageDescriptor } from "@lingui/core";
import type { SeatsFilter } from "@sayara/domain/search/SeatsFilter";

/** Choices of the seats filter. */
export const seatsFilterMessages: Record<SeatsFilter, MessageDescriptor> = {
  "2": /*i18n*/ { id: "seatsFilter.2", message: "2 seats" },
  "4": /*i18n*/ { id: "seatsFilter.4", message: "4 seats" },
  "5": /*i18n*/ { id: "seatsFilter.5", message: "5 seats" },
  "5+": /*i18n*/ { id: "seatsFilter.5+", message: "More than 5 seats" },
};
