import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";

/** Kinds of desk records: the hand-over and the return of the car [DK1]. */
export const rentalRecordKinds = ["handOver", "return"] as const;
/** One of {@link rentalRecordKinds}. */
export const RentalRecordKind = v.picklist(rentalRecordKinds);
export type RentalRecordKind = v.InferOutput<typeof RentalRecordKind>;

/** Highest mileage of a car, in km. */
const MAX_MILEAGE = 2_000_000;
/** Parts into which a fuel gauge divides the tank. */
export const FUEL_PARTS = 8;

/** Reading of the car's odometer, in km [DK2]. */
export const CarMileage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_MILEAGE));
/** Fuel in eighths of the tank [DK2]. */
export const FuelLevel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FUEL_PARTS));

/** A recorded hand-over or return: time, person, and meter readings. */
export const RentalRecord = v.object({
  at: Instant,
  by: v.object({ id: EntityId, fullName: anyText(100) }),
  /** Null if it was not read. */
  mileage: v.nullable(CarMileage),
  /** Eighths of the tank; null if it was not read. */
  fuel: v.nullable(FuelLevel),
});
export type RentalRecord = v.InferOutput<typeof RentalRecord>;

/** The desk records of a rental. Null: not recorded. */
export const RentalRecords = v.object({
  handOver: v.nullable(RentalRecord),
  return: v.nullable(RentalRecord),
});
export type RentalRecords = v.InferOutput<typeof RentalRecords>;
