import { Car } from "@sayara/domain/car/Car";
import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { SavedCarState } from "@sayara/domain/search/SavedCarState";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { DriverAge } from "../search/DriverAge.ts";
import { IdOrSlug } from "../segments.ts";

const ownRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** A car with the places and dates for which it is saved [SV1]. */
const RentalToSave = v.object({
  car: IdOrSlug,
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  /** Age of a young driver [FE9]. */
  driverAge: v.exactOptional(DriverAge),
});
export type RentalToSave = v.InferOutput<typeof RentalToSave>;

/** A saved car of an account. Car and places are slugs. */
export const SavedCar = v.object({
  id: EntityId,
  car: Slug,
  pickupLocation: Slug,
  dropOffLocation: Slug,
  from: Instant,
  to: Instant,
  driverAge: v.nullable(DriverAge),
  /** Whether the driver gets a mail when the total falls or the car becomes available again [SV4]. */
  hasAlert: v.boolean(),
});
export type SavedCar = v.InferOutput<typeof SavedCar>;

/** The saved cars of an account, newest first. */
export const SavedCarList = v.object({
  cars: v.array(SavedCar),
  /** Whether the account has the maximum number of saved cars [SV1]. */
  isFull: v.boolean(),
});
export type SavedCarList = v.InferOutput<typeof SavedCarList>;

/** Lists the saved cars of the signed-in driver. */
export const savedCars = defineEndpoint({
  ...ownRules,
  name: "savedCars",
  method: "GET",
  path: "/api/saved-cars",
  responses: { 200: SavedCarList },
});

/** Input schemas of {@link addSavedCars}. */
export const addSavedCarsInput = {
  body: v.object({
    /** Newest first. `hasAlert` turns on the alert of a newly saved car; by default it is off. */
    cars: v.pipe(
      v.array(v.object({ ...RentalToSave.entries, hasAlert: v.exactOptional(v.boolean()) })),
      v.maxLength(MAX_SAVED_CARS),
    ),
  }),
};

/**
 * Saves cars for places and dates, and returns all saved cars. Idempotent: a saved car is not saved twice
 * [SV3]. Skips unknown cars and places, impossible dates, and cars beyond the maximum number.
 */
export const addSavedCars = defineEndpoint({
  ...ownRules,
  name: "addSavedCars",
  method: "POST",
  path: "/api/add-saved-cars",
  input: inputOf<typeof addSavedCarsInput>(),
  responses: { 200: SavedCarList },
});

/** Input schemas of {@link removeSavedCar}. */
export const removeSavedCarInput = { params: v.object({ id: EntityId }) };

/** Removes a saved car with its alert. Idempotent. */
export const removeSavedCar = defineEndpoint({
  ...ownRules,
  name: "removeSavedCar",
  method: "POST",
  path: "/api/remove-saved-car/{id}",
  input: inputOf<typeof removeSavedCarInput>(),
  responses: { 200: noContent },
});

/** Input schemas of {@link setPriceAlert}. */
export const setPriceAlertInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ isOn: v.boolean() }),
};

/** Turns the alert of a saved car on or off [SV4]. */
export const setPriceAlert = defineEndpoint({
  ...ownRules,
  refusals: [...ownRules.refusals, "not_found"],
  name: "setPriceAlert",
  method: "POST",
  path: "/api/set-price-alert/{id}",
  input: inputOf<typeof setPriceAlertInput>(),
  responses: { 200: noContent },
});

/** Current state and total of a saved car for its places and dates [SV2]. */
export const SavedCarTotal = v.object({
  state: orUnknown(SavedCarState),
  /** Null if the car no longer exists. */
  car: v.nullable(Car),
  /** Null if the place no longer exists. */
  pickupLocation: v.nullable(Location),
  dropOffLocation: v.nullable(Location),
  /** Total in TND with fees and without options, as in a search; null unless the car is available. */
  total: v.nullable(Dinars),
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type SavedCarTotal = v.InferOutput<typeof SavedCarTotal>;

/** Input schemas of {@link savedCarTotals}. */
export const savedCarTotalsInput = {
  body: v.object({
    cars: v.pipe(v.array(RentalToSave), v.maxLength(MAX_SAVED_CARS)),
    language: Language,
  }),
};

/** Returns the current total of each given car for its places and dates, in the given order. */
export const savedCarTotals = defineEndpoint({
  name: "savedCarTotals",
  method: "POST",
  path: "/api/saved-car-totals",
  input: inputOf<typeof savedCarTotalsInput>(),
  responses: { 200: v.array(SavedCarTotal) },
  retry: "safe",
});
