import type { fleetCars, FleetSort } from "@sayara/api-client/contract/suppliers/fleetCars";
import { FLEET_PAGE_SIZE } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { CallInput } from "@sayara/api-client/contract/defineEndpoint";
import { carStatuses, type CarStatus } from "@sayara/domain/car/CarStatus";
import { plainCode } from "@sayara/domain/text/typedText";
import { plainText } from "@sayara/domain/text/plainText";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { selectFleetCars, toFleetCarSummary } from "./fleetRows.ts";

type Query = NonNullable<CallInput<typeof fleetCars>["query"]>;

const sortColumns = {
  name: sql`lower(cars.name)`,
  plate: sql`cars.plate`,
  price: sql`cars.daily_price_millimes`,
  updated: sql`cars.updated_at`,
} as const satisfies Record<FleetSort, unknown>;

/** Reads a page of an agency's cars, and counts per status the cars that match the other filters. */
export async function readFleetPage(
  db: Database,
  { supplierId, page, ...query }: Query & { supplierId: string; page: number },
) {
  const { status, sort = "name", descending } = query;
  const counts = { draft: 0, published: 0, withdrawn: 0 };
  const rows = await selectMatchingCars(db, supplierId, query)
    .clearSelect()
    .groupBy("cars.status")
    .select(({ fn }) => ["cars.status", fn.countAll<number>().as("cars")])
    .$castTo<{ status: CarStatus; cars: number }>()
    .execute();
  for (const { status: counted, cars } of rows) counts[counted] = Number(cars);
  const total =
    status === undefined ? carStatuses.reduce((sum, key) => sum + counts[key], 0) : counts[status];
  let list = selectMatchingCars(db, supplierId, query);
  if (status !== undefined) list = list.where("cars.status", "=", status);
  const order = sortColumns[sort];
  const items = await list
    .orderBy(order, (ob) => (descending === "true" ? ob.desc().nullsLast() : ob.asc().nullsLast()))
    .orderBy("cars.id")
    .limit(FLEET_PAGE_SIZE)
    .offset((page - 1) * FLEET_PAGE_SIZE)
    .execute();
  return { items: items.map(toFleetCarSummary), total, counts };
}

function selectMatchingCars(db: Database, supplierId: string, { s = "", range, place }: Query) {
  let query = selectFleetCars(db, supplierId);
  if (range !== undefined) query = query.where("cars.range", "=", range);
  if (place !== undefined)
    query = query.where(
      isUuid(place)
        ? sql<boolean>`exists (select from car_locations where car_id = cars.id and location_id = ${place}::uuid)`
        : sql<boolean>`false`,
    );
  // A slug is the name without accents, so that “Citroen” also finds “Citroën”.
  for (const term of plainCode(s).toLowerCase().split(" ").filter(Boolean)) {
    const plain = plainText(term).replaceAll(" ", "-");
    query = query.where(
      sql<boolean>`(position(${term} in lower(cars.name)) > 0
        or position(${term} in lower(coalesce(cars.plate, ''))) > 0
        or (${plain} <> '' and position(${plain} in cars.slug) > 0))`,
    );
  }
  return query;
}
