import { requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { AnyCarRecord } from "../CatalogueRecord.ts";

const { type: _type, id, slug: _slug, agency: _agency, ...entries } = AnyCarRecord.entries;
const { plate, status, chassisLast, registrationDate, fiscalPower, places: _places, ...shared } = entries;

/** A car in the file of its agency: the fields of `catalogue import`, in the order of the file's columns. */
export const FleetCarRecord = v.strictObject({
  /** Id or slug of the car. */
  id: v.optional(id),
  plate,
  status,
  ...shared,
  /** Ids, slugs or names of places. */
  places: v.optional(v.pipe(v.array(requiredText(200)), v.maxLength(100))),
  chassisLast,
  registrationDate,
  fiscalPower,
});
export type FleetCarRecord = v.InferOutput<typeof FleetCarRecord>;

/** A record that changes a car of the fleet. It may omit every field. */
export const FleetCarChange = v.partial(FleetCarRecord);
export type FleetCarChange = v.InferOutput<typeof FleetCarChange>;

/** Columns of `catalogue import` that are allowed in a fleet's file, but ignored. */
export const ignoredColumns = ["type", "agency", "slug"] as const;
