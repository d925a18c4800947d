import type { Client } from "@sayara/api-client/client/createClient";
import {
  fleetCars,
  FleetSort,
  type FleetSort as Sort,
} from "@sayara/api-client/contract/suppliers/fleetCars";
import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { CarType } from "@sayara/domain/car/CarType";
import * as v from "valibot";
import { readPlanLimit } from "#portal/plan/readPlanLimit.ts";

/** Filters, order and page of the list, as in the URL. */
export interface CarsQuery {
  s: string;
  status: CarStatus | null;
  range: CarType | null;
  sort: Sort;
  page: number;
}

export interface CarsData {
  query: CarsQuery;
  items: readonly FleetCarSummary[];
  total: number;
  counts: Readonly<Record<CarStatus, number>>;
  /** Number of published cars and the plan's limit; null if unknown. */
  planLimit: PlanLimitUse | null;
}

/** Reads the query of the URL. Invalid values count as absent. */
export function readCarsQuery(params: URLSearchParams): CarsQuery {
  const oneOf = <Schema extends v.GenericSchema>(schema: Schema, name: string) => {
    const parsed = v.safeParse(schema, params.get(name));
    return parsed.success ? (parsed.output as v.InferOutput<Schema>) : null;
  };
  const page = Number(params.get("page"));
  return {
    s: (params.get("s") ?? "").slice(0, 100),
    status: oneOf(CarStatus, "status"),
    range: oneOf(CarType, "range"),
    sort: oneOf(FleetSort, "sort") ?? "name",
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Returns the path of the list with changes of its query. A change of a filter returns to page 1. */
export function carsPath(query: CarsQuery, changes: Partial<CarsQuery> = {}): string {
  const next = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (next.s !== "") params.set("s", next.s);
  if (next.status !== null) params.set("status", next.status);
  if (next.range !== null) params.set("range", next.range);
  if (next.sort !== "name") params.set("sort", next.sort);
  if (next.page > 1) params.set("page", String(next.page));
  const search = params.toString();
  return search === "" ? "/cars" : `/cars?${search}`;
}

/** Reads a page of the fleet. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, query, signal }: { supplier: string; query: CarsQuery; signal?: AbortSignal },
): Promise<CarsData> {
  const { s, status, range, sort, page } = query;
  const planLimit = readPlanLimit(call, { supplier, limit: "cars", signal });
  const response = await call(
    fleetCars,
    {
      params: { supplier, page },
      query: {
        ...(s !== "" && { s }),
        ...(status !== null && { status }),
        ...(range !== null && { range }),
        sort,
        ...(sort === "updated" && { descending: "true" as const }),
      },
    },
    signal && { signal },
  );
  if (!response.ok) throw new Error(`fleetCars was refused: ${response.refusal.code}`);
  return { query, ...response.data, planLimit: await planLimit };
}
