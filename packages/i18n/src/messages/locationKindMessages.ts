import type { MessageDescriptor } from "@lingui/core";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Names of the kinds of location. */
export const locationKindMessages: Record<LocationKind | Unknown, MessageDescriptor> = {
  airport: /*i18n*/ { id: "locationKind.airport", message: "Airport" },
  city: /*i18n*/ { id: "locationKind.city", message: "City" },
  resort: /*i18n*/ { id: "locationKind.resort", message: "Resort" },
  port: /*i18n*/ { id: "locationKind.port", message: "Port" },
  unknown: unknownName,
};
