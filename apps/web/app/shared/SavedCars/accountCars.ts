import type { Client } from "@sayara/api-client/client/createClient";
import {
  addSavedCars,
  removeSavedCar,
  savedCars,
  type SavedCarList,
} from "@sayara/api-client/contract/saved/savedCars";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { type FormProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { Rental } from "#web/shared/Rental/Rental.ts";
import { readDeviceCars, writeDeviceCars } from "./deviceCars.ts";
import { type SavedEntry, savedKey } from "./SavedEntry.ts";

/** The saved cars of an account, or why they are not known. */
export type AccountCars = { entries: SavedEntry[]; isFull: boolean } | { problem: FormProblem };

let merging: { userId: string; done: Promise<AccountCars> } | undefined;

/**
 * Reads the saved cars of the signed-in driver. Cars that were saved on this device before the sign-in are moved to the
 * account first [SV3]; those that do not fit stay on the device. Cars that are still moving to the account of a person
 * who signed in before are not the driver's: waits until that has ended.
 */
export async function readAccountCars(
  call: Client,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<AccountCars> {
  if (merging !== undefined && merging.userId !== userId) {
    await merging.done.catch(() => {});
    return readAccountCars(call, { userId, timeZone });
  }
  if (readDeviceCars().length > 0) {
    merging ??= {
      userId,
      done: mergeDeviceCars(call, timeZone).finally(() => {
        merging = undefined;
      }),
    };
    return merging.done;
  }
  const outcome = await call(savedCars, {});
  return outcome.ok ? entriesOf(outcome.data, timeZone) : { problem: refusedResult(outcome.refusal).problem };
}

async function mergeDeviceCars(call: Client, timeZone: string): Promise<AccountCars> {
  const moved = readDeviceCars();
  const merged = await addAccountCars(call, moved, timeZone);
  if ("problem" in merged) return merged;
  const kept = new Set(merged.entries.map(savedKey));
  const sent = new Set(moved.map(savedKey));
  // Another tab may have saved more in the meantime.
  const isLeft = (rental: Rental) =>
    !sent.has(savedKey(rental)) || (merged.isFull && !kept.has(savedKey(rental)));
  writeDeviceCars(readDeviceCars().filter(isLeft));
  return merged;
}

/** Saves cars in the account. Saving again changes nothing. */
export async function addAccountCars(
  call: Client,
  entries: readonly SavedEntry[],
  timeZone: string,
): Promise<AccountCars> {
  const cars = entries.map((entry) => ({
    ...toRental(entry, timeZone),
    ...(entry.hasAlert === true && { hasAlert: true }),
  }));
  const outcome = await call(addSavedCars, { body: { cars } });
  return outcome.ok ? entriesOf(outcome.data, timeZone) : { problem: refusedResult(outcome.refusal).problem };
}

/** Returns the problem, if the car could not be removed. */
export async function removeAccountCar(call: Client, id: string): Promise<FormProblem | null> {
  const outcome = await call(removeSavedCar, { params: { id } });
  return outcome.ok ? null : refusedResult(outcome.refusal).problem;
}

/** Returns a saved rental as calls name it. */
export function toRental({ car, pickup, dropoff, from, to, age }: Rental, timeZone: string) {
  return {
    car,
    pickupLocation: pickup,
    dropOffLocation: dropoff,
    from: wallClockToInstant(from, timeZone).toISOString(),
    to: wallClockToInstant(to, timeZone).toISOString(),
    ...(age && { driverAge: age }),
  };
}

function entriesOf({ cars, isFull }: SavedCarList, timeZone: string) {
  const entries = cars.map(({ id, car, pickupLocation, dropOffLocation, from, to, driverAge, hasAlert }) => ({
    id,
    hasAlert,
    car,
    pickup: pickupLocation,
    dropoff: dropOffLocation,
    from: instantToWallClock(new Date(from), timeZone),
    to: instantToWallClock(new Date(to), timeZone),
    age: driverAge,
  }));
  return { entries, isFull };
}
