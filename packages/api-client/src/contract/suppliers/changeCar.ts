import { CarDraft, CarEdit } from "@sayara/domain/car/CarDraft";
import { CarPlate } from "@sayara/domain/car/CarPlate";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { MAX_SHEET_CARS } from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { anyText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { PlanRefusal } from "../subscriptions/PlanRefusal.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { SupplierSegment } from "./supplierAccess.ts";
import { FleetCar } from "./FleetCar.ts";

const writeRefusals = ["not_signed_in", "not_allowed", "not_found"] as const;
const carParams = v.object({ supplier: SupplierSegment, id: EntityId });
const versioned = v.object({ version: CarEdit.entries.version });

/** Input schemas of {@link createCar}. */
export const createCarInput = { params: v.object({ supplier: SupplierSegment }), body: CarDraft };

/** Adds a car to the fleet as a draft, which drivers do not see [FL1]. */
export const createCar = defineEndpoint({
  name: "createCar",
  method: "POST",
  path: "/api/create-car/{supplier}",
  session: "required",
  input: inputOf<typeof createCarInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "plate_taken", "too_many_cars"],
});

/** Input schemas of {@link updateCar}. */
export const updateCarInput = { params: carParams, body: CarEdit };

/**
 * Changes fields of a car, in the version that the caller read [FL3, FL5, FL6]. Absent fields stay unchanged.
 */
export const updateCar = defineEndpoint({
  name: "updateCar",
  method: "PUT",
  path: "/api/update-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof updateCarInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "stale_version", "car_incomplete", "plate_taken"],
});

/** Input schemas of {@link duplicateCar}. */
export const duplicateCarInput = { params: carParams, body: v.object({ plate: v.nullable(CarPlate) }) };

/** Adds a draft of the same model with another plate [FL9]. */
export const duplicateCar = defineEndpoint({
  name: "duplicateCar",
  method: "POST",
  path: "/api/duplicate-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof duplicateCarInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "plate_taken", "too_many_cars"],
});

/** Input schemas of {@link publishCar}. */
export const publishCarInput = { params: carParams, body: versioned };

/** Offers a draft or a withdrawn car to drivers. If fields are missing, the refusal names them [FL2]. */
export const publishCar = defineEndpoint({
  name: "publishCar",
  method: "POST",
  path: "/api/publish-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof publishCarInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "stale_version", "car_incomplete", "plan_cars"],
  refusalBody: PlanRefusal,
});

/** Input schemas of {@link withdrawCar}. */
export const withdrawCarInput = { params: carParams, body: versioned };

/** Hides a published car from drivers. Its bookings stay [FL1]. */
export const withdrawCar = defineEndpoint({
  name: "withdrawCar",
  method: "POST",
  path: "/api/withdraw-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof withdrawCarInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "stale_version", "car_not_published"],
});

/** Input schemas of {@link deleteCar}. */
export const deleteCarInput = { params: carParams, body: versioned };

/** Deletes a draft with its photos [FL4]. */
export const deleteCar = defineEndpoint({
  name: "deleteCar",
  method: "POST",
  path: "/api/delete-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof deleteCarInput>(),
  responses: { 200: noContent },
  refusals: [...writeRefusals, "stale_version", "car_not_draft"],
});

const text = v.pipe(v.string(), v.maxLength(500));
/** The maximum is far above every value of a car. */
const SheetNumber = v.pipe(v.number(), v.minValue(-1), v.maxValue(1_000_000_000));
const SheetObject = v.record(v.pipe(v.string(), v.maxLength(40)), v.nullable(v.union([text, SheetNumber])));
/** A JSON value in a row. Whether it is valid for its field is checked with `CarEdit`. */
const SheetValue = v.nullable(
  v.union([
    text,
    SheetNumber,
    v.boolean(),
    v.pipe(v.array(v.union([text, SheetObject])), v.maxLength(200)),
    SheetObject,
  ]),
);

/**
 * Result of a row of a sheet: the car's new version, or the reason for its refusal, with messages by field.
 */
export const SavedRow = v.object({
  /** Id of the row's car, including a new one; null for a refused row that adds a car. */
  id: v.nullable(EntityId),
  /** Null if the row was refused. */
  version: v.nullable(CarEdit.entries.version),
  code: v.nullable(orUnknown(RefusalCode)),
  fields: v.record(anyText(40), anyText(500)),
});
export type SavedRow = v.InferOutput<typeof SavedRow>;

/** Input schemas of {@link saveCars}. */
export const saveCarsInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    /** The API validates each row separately. */
    rows: v.pipe(
      v.array(
        v.object({
          /** Null adds a car. */
          id: v.nullable(EntityId),
          /** Fields of `CarEdit`, or of `CarDraft` for a new car. */
          edit: v.record(v.pipe(v.string(), v.maxLength(40)), SheetValue),
          /** The car's status after the change. */
          status: v.exactOptional(CarStatus),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_SHEET_CARS),
    ),
  }),
};

/**
 * Saves a sheet or an imported file of up to 500 cars: changes, new cars and statuses. Returns for each row,
 * in order, the car's new version or the reason for the refusal [FL8].
 */
export const saveCars = defineEndpoint({
  name: "saveCars",
  method: "POST",
  path: "/api/save-cars/{supplier}",
  session: "required",
  input: inputOf<typeof saveCarsInput>(),
  responses: {
    200: v.object({ rows: v.array(SavedRow) }),
  },
  refusals: writeRefusals,
});
