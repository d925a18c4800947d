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

/** The saved cars of an account, or the reason why they could not be loaded. */
export type AccountCars = { entries: SavedEntry[]; isFull: boolean } | { problem: FormProblem };

let merging: { userId: string; done: Promise<AccountCars> } | undefined;

/**
 * Reads the saved cars of the signed-in driver. First moves the cars that were saved on this device before
 * the sign-in to the account [SV3]. Cars that do not fit stay on the device. If cars are still being moved to
 * the account of a person who was signed in before, waits until that has ended.
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
  // Another tab may have saved more cars in the meantime.
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

/** Removes a car from the account. Returns the problem if that failed, otherwise null. */
export async function removeAccountCar(call: Client, id: string): Promise<FormProblem | null> {
  const outcome = await call(removeSavedCar, { params: { id } });
  return outcome.ok ? null : refusedResult(outcome.refusal).problem;
}

/** Converts a saved rental to the API's format. */
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
