import type { MessageDescriptor } from "@lingui/core";
import type { FeeKind } from "@sayara/domain/pricing/fees/FeeKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the fees of agencies. */
export const feeKindMessages: Record<FeeKind | Unknown, MessageDescriptor> = {
  oneWay: /*i18n*/ { id: "feeKind.oneWay", message: "Drop-off at another place" },
  airport: /*i18n*/ { id: "feeKind.airport", message: "Airport fee" },
  outsideHours: /*i18n*/ { id: "feeKind.outsideHours", message: "Outside opening hours" },
  youngDriver: /*i18n*/ { id: "feeKind.youngDriver", message: "Young driver" },
  delivery: /*i18n*/ { id: "feeKind.delivery", message: "Delivery to an address" },
  collection: /*i18n*/ { id: "feeKind.collection", message: "Collection at an address" },
  unknown: unknownName,
};
