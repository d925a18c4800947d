import type {
  createCar,
  deleteCar,
  duplicateCar,
  publishCar,
  updateCar,
  withdrawCar,
} from "@sayara/api-client/contract/suppliers/changeCar";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { changeCar, requireCar, setCarStatus } from "./changeCar.ts";
import { readFleetCar, toCarDraft } from "./fleetRows.ts";
import { insertCar } from "./insertCar.ts";
import { removeCarPhotos } from "./photoRows.ts";

export const handleCreateCar: Handler<typeof createCar> = async ({ params, body, dependencies, context }) => {
  const { randomBytes, clock } = dependencies;
  const data = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "editFleet" },
    async (write) => {
      const id = await insertCar(write, { draft: body }, { randomBytes, now: clock() });
      return writtenCar(write, id);
    },
  );
  return { ok: true, status: 200, data };
};

export const handleUpdateCar: Handler<typeof updateCar> = async ({ params, body, dependencies, context }) => {
  const data = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "editFleet" },
    async (write) => {
      const row = await requireCar(write, params);
      await changeCar(write, row, body, dependencies.clock());
      return writtenCar(write, row.id);
    },
  );
  return { ok: true, status: 200, data };
};

/** Copies a car without its photos and without the details that identify the vehicle [FL9]. */
export const handleDuplicateCar: Handler<typeof duplicateCar> = async ({
  params,
  body,
  dependencies,
  context,
}) => {
  const { randomBytes, clock } = dependencies;
  const data = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "editFleet" },
    async (write) => {
      const row = await requireCar(write, params);
      const draft = { ...toCarDraft(row), plate: body.plate, chassisLast: null, registrationDate: null };
      const { periodic_prices: periodicPrices } = row;
      const id = await insertCar(write, { draft, periodicPrices }, { randomBytes, now: clock() });
      return writtenCar(write, id);
    },
  );
  return { ok: true, status: 200, data };
};

export const handlePublishCar: Handler<typeof publishCar> = async ({
  params,
  body,
  dependencies,
  context,
}) => {
  const data = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "publishCars" },
    async (write) => {
      const row = await requireCar(write, { id: params.id, version: body.version });
      await setCarStatus(write, row, { status: "published", now: dependencies.clock() });
      return writtenCar(write, row.id);
    },
  );
  return { ok: true, status: 200, data };
};

export const handleWithdrawCar: Handler<typeof withdrawCar> = async ({
  params,
  body,
  dependencies,
  context,
}) => {
  const data = await inSupplierTransaction(
    context,
    { segment: params.supplier, action: "publishCars" },
    async (write) => {
      const row = await requireCar(write, { id: params.id, version: body.version });
      if (row.status === "draft") throw new RefusalError("car_not_published");
      await setCarStatus(write, row, { status: "withdrawn", now: dependencies.clock() });
      return writtenCar(write, row.id);
    },
  );
  return { ok: true, status: 200, data };
};

export const handleDeleteCar: Handler<typeof deleteCar> = async ({ params, body, dependencies, context }) => {
  const now = dependencies.clock();
  await inSupplierTransaction(context, { segment: params.supplier, action: "editFleet" }, async (write) => {
    const row = await requireCar(write, { id: params.id, version: body.version });
    if (row.status !== "draft") throw new RefusalError("car_not_draft");
    await removeCarPhotos(write.transaction, row.id, now);
    await write.transaction
      .updateTable("cars")
      .set({ deleted_at: now, image: null })
      .where("id", "=", row.id)
      .execute();
    await write.recordEdit({
      subject: "car",
      subjectId: row.id,
      action: "deleted",
      before: toCarDraft(row),
    });
  });
  return { ok: true, status: 200, data: undefined };
};

async function writtenCar({ transaction, supplier }: SupplierWrite, id: string): Promise<FleetCar> {
  const car = await readFleetCar(transaction, supplier.id, id);
  if (car === undefined) throw new RefusalError("not_found");
  return car;
}
