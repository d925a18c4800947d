import type {
  addSavedCars,
  removeSavedCar,
  savedCars,
  savedCarTotals,
  SavedCarTotal,
  setPriceAlert,
} from "@sayara/api-client/contract/saved/savedCars";
import { toDinars } from "@sayara/domain/money/millimes";
import { TAKEN_CHECKS } from "@sayara/domain/search/savedCarChange";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { findCar, toCar } from "#api/catalogue/cars/carRows.ts";
import { findLocation } from "#api/catalogue/locationRows.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { consumeAllowance } from "#api/server/http/limits/consumeAllowance.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { checkSavedCar } from "./checkSavedCar.ts";
import { insertSavedCars, readSavedCars, rentalOf, selectSavedCars } from "./savedCarRows.ts";

const done = { ok: true, status: 200, data: undefined } as const;

export const handleSavedCars: Handler<typeof savedCars> = async ({ user, dependencies: { db } }) => {
  refuseStaff(user);
  return { ok: true, status: 200, data: await readSavedCars(db, user.id) };
};

export const handleAddSavedCars: Handler<typeof addSavedCars> = async ({
  body,
  user,
  context,
  dependencies: { clock, config },
}) => {
  refuseStaff(user);
  const { timeZone } = config.business;
  const data = await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    const { id: userId, language } = user;
    await insertSavedCars(transaction, body.cars, { userId, language, timeZone, now: clock() });
    return readSavedCars(transaction, userId);
  });
  return { ok: true, status: 200, data };
};

export const handleRemoveSavedCar: Handler<typeof removeSavedCar> = async ({ params, user, context }) => {
  refuseStaff(user);
  const { id } = params;
  if (!isUuid(id)) return done;
  await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    await transaction.deleteFrom("saved_cars").where("id", "=", id).where("user_id", "=", user.id).execute();
  });
  return done;
};

/**
 * Turns the price alert of a saved car on or off, and stores the current total for later comparison [SV5].
 */
export const handleSetPriceAlert: Handler<typeof setPriceAlert> = async ({
  params: { id },
  body: { isOn },
  user,
  context,
  dependencies: { db, clock, config },
}) => {
  refuseStaff(user);
  const own = selectSavedCars(db).where("saved_cars.id", "=", id).where("user_id", "=", user.id);
  const saved = isUuid(id) ? await own.executeTakeFirst() : undefined;
  if (saved === undefined) throw new RefusalError("not_found");
  const now = clock();
  const { language } = user;
  const { state, total } = isOn
    ? await checkSavedCar(db, rentalOf(saved), { language, config, now })
    : { state: null, total: null };
  await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("saved_cars")
      .set({
        alert_since: isOn ? now : null,
        known_millimes: total,
        taken_checks: state === "taken" ? TAKEN_CHECKS : 0,
      })
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .execute()
      .then(([result]) => result ?? { numUpdatedRows: 0n });
    if (numUpdatedRows === 0n) throw new RefusalError("not_found");
  });
  return done;
};

/**
 * Units that each car costs the network address: half of a quote's, because a quote also signs its result.
 */
const CAR_UNITS = 2;

export const handleSavedCarTotals: Handler<typeof savedCarTotals> = async ({
  body: { cars, language },
  context,
  dependencies: { db, clock, config },
}) => {
  consumeAllowance(context, cars.length * CAR_UNITS);
  const now = clock();
  const totals: SavedCarTotal[] = [];
  for (const rental of cars) {
    const { state, total, days, found } = await checkSavedCar(db, rental, { language, config, now });
    const priced = { state, total: total === null ? null : toDinars(total), days };
    totals.push({ ...priced, ...(found ?? (await readFacts(rental))) });
  }
  return { ok: true, status: 200, data: totals };

  /** Reads the car and places to show for a car without a price. Cars of a suspended agency are not shown. */
  async function readFacts(rental: (typeof cars)[number]) {
    const row = await findCar(db, rental.car);
    const pickup = await findLocation(db, rental.pickupLocation, language);
    return {
      car: row === undefined || row.supplier_suspended ? null : toCar(row, config.business),
      pickupLocation: pickup ?? null,
      dropOffLocation:
        rental.dropOffLocation === rental.pickupLocation
          ? (pickup ?? null)
          : ((await findLocation(db, rental.dropOffLocation, language)) ?? null),
    };
  }
};

/**
 * Staff cannot book (docs/decisions/0111-staff-see-prices-and-book-nothing.md), so they cannot save cars
 * either.
 */
function refuseStaff({ type }: UserRow): void {
  if (type !== "user") throw new RefusalError("not_allowed");
}
