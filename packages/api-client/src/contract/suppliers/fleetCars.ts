import { CarStatus } from "@sayara/domain/car/CarStatus";
import { CarType } from "@sayara/domain/car/CarType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { LocationSummary, Position } from "@sayara/domain/location/Location";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, SearchQuery } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";
import { FleetCar, FleetCarSummary, SheetCar } from "./FleetCar.ts";

/** Cars per page of {@link fleetCars}. */
export const FLEET_PAGE_SIZE = 30;

/** Orders of {@link fleetCars}. */
export const fleetSorts = ["name", "plate", "price", "updated"] as const;
/** One of {@link fleetSorts}. */
export const FleetSort = v.picklist(fleetSorts);
export type FleetSort = v.InferOutput<typeof FleetSort>;

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const readRefusals = ["not_signed_in", "not_allowed", "not_found"] as const;

/** Input schemas of {@link fleetCars}. */
export const fleetCarsInput = {
  params: v.object({ supplier: SupplierSegment, page: Page }),
  query: v.object({
    ...SearchQuery.entries,
    status: v.exactOptional(CarStatus),
    range: v.exactOptional(CarType),
    /** Id of a pick-up place. */
    place: v.exactOptional(EntityId),
    sort: v.exactOptional(FleetSort),
    descending: v.exactOptional(v.picklist(["true", "false"])),
  }),
};

/**
 * Lists an agency's cars, 30 per page, with the number of cars of each status under the other filters. `s`
 * searches names and plates.
 */
export const fleetCars = defineEndpoint({
  name: "fleetCars",
  method: "GET",
  path: "/api/fleet-cars/{supplier}/{page}",
  session: "required",
  input: inputOf<typeof fleetCarsInput>(),
  responses: {
    200: v.object({
      ...pageOf(FleetCarSummary).entries,
      counts: v.object({ draft: number, published: number, withdrawn: number }),
    }),
  },
  refusals: readRefusals,
});

/** Input schemas of {@link fleetCar}. */
export const fleetCarInput = { params: v.object({ supplier: SupplierSegment, id: EntityId }) };

/** Returns a car of an agency with its private fields and photos. */
export const fleetCar = defineEndpoint({
  name: "fleetCar",
  method: "GET",
  path: "/api/fleet-car/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof fleetCarInput>(),
  responses: { 200: FleetCar },
  refusals: readRefusals,
});

/** Input schemas of {@link fleetSheet}. */
export const fleetSheetInput = { params: v.object({ supplier: SupplierSegment }) };

/** Lists all cars of an agency by name, without photos, for a sheet or an export. */
export const fleetSheet = defineEndpoint({
  name: "fleetSheet",
  method: "GET",
  path: "/api/fleet-sheet/{supplier}",
  session: "required",
  input: inputOf<typeof fleetSheetInput>(),
  responses: { 200: v.array(SheetCar) },
  refusals: readRefusals,
});

/** Input schemas of {@link fleetPlaces}. */
export const fleetPlacesInput = { params: v.object({ supplier: SupplierSegment, language: Language }) };

/** A pick-up place with its position, and whether the agency serves it. */
export const FleetPlace = v.object({ ...LocationSummary.entries, position: Position, isServed: v.boolean() });
export type FleetPlace = v.InferOutput<typeof FleetPlace>;

/** Lists the possible pick-up places of an agency's cars. Places that the agency serves come first. */
export const fleetPlaces = defineEndpoint({
  name: "fleetPlaces",
  method: "GET",
  path: "/api/fleet-places/{supplier}/{language}",
  session: "required",
  input: inputOf<typeof fleetPlacesInput>(),
  responses: { 200: v.array(FleetPlace) },
  refusals: readRefusals,
});
