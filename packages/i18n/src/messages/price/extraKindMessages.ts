import type { MessageDescriptor } from "@lingui/core";
import type { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the kinds of extras, child seats with their age group. */
export const extraKindMessages: Record<ExtraKind | Unknown, MessageDescriptor> = {
  babySeat: /*i18n*/ { id: "extraKind.babySeat", message: "Baby seat, up to 15 months" },
  childSeat: /*i18n*/ { id: "extraKind.childSeat", message: "Child seat, 1 to 4 years" },
  boosterSeat: /*i18n*/ { id: "extraKind.boosterSeat", message: "Booster seat, 4 to 12 years" },
  gps: /*i18n*/ { id: "extraKind.gps", message: "GPS" },
  roofBox: /*i18n*/ { id: "extraKind.roofBox", message: "Roof box" },
  snowChains: /*i18n*/ { id: "extraKind.snowChains", message: "Snow chains" },
  other: /*i18n*/ { id: "extraKind.other", message: "Other extra" },
  unknown: unknownName,
};
