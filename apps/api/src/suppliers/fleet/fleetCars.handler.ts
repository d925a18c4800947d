import type {
  fleetCar,
  fleetCars,
  fleetPlaces,
  fleetSheet,
} from "@sayara/api-client/contract/suppliers/fleetCars";
import { selectLocations } from "#api/catalogue/locationRows.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readFleetCar, selectFleetCars, toFleetCar } from "./fleetRows.ts";
import { readFleetPage } from "./readFleetPage.ts";

export const handleFleetCars: Handler<typeof fleetCars> = async ({ params, query, user, dependencies }) => {
  const { db } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const data = await readFleetPage(db, { ...query, supplierId: supplier.id, page: params.page });
  return { ok: true, status: 200, data };
};

export const handleFleetCar: Handler<typeof fleetCar> = async ({ params, user, dependencies }) => {
  const { db } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const data = await readFleetCar(db, supplier.id, params.id);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};

export const handleFleetSheet: Handler<typeof fleetSheet> = async ({ params, user, dependencies }) => {
  const { db } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const rows = await selectFleetCars(db, supplier.id).orderBy("cars.name").orderBy("cars.id").execute();
  const data = rows.map((row) => {
    const { photos: _, ...car } = toFleetCar(row);
    return car;
  });
  return { ok: true, status: 200, data };
};

export const handleFleetPlaces: Handler<typeof fleetPlaces> = async ({ params, user, dependencies }) => {
  const { db } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const served = await db
    .selectFrom("supplier_locations")
    .select("location_id")
    .where("supplier_id", "=", supplier.id)
    .execute();
  const servedIds = new Set(served.map(({ location_id }) => location_id));
  const rows = await selectLocations(db, params.language)
    .orderBy("names.search_name")
    .orderBy("locations.id")
    .execute();
  const places = rows.map(({ id, slug, name, latitude, longitude }) => ({
    id,
    slug,
    name,
    position: { latitude, longitude },
    isServed: servedIds.has(id),
  }));
  const data = [...places.filter(({ isServed }) => isServed), ...places.filter(({ isServed }) => !isServed)];
  return { ok: true, status: 200, data };
};
