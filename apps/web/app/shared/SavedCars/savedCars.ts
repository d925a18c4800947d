import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import type { Rental } from "#web/shared/Rental/Rental.ts";
import { addAccountCars, readAccountCars, removeAccountCar } from "./accountCars.ts";
import { addDeviceCar, readDeviceCars, removeDeviceCar } from "./deviceCars.ts";
import { type SavedEntry, savedKey } from "./SavedEntry.ts";
import { useSavedCars } from "./useSavedCars.ts";

/** The person whose cars are saved: the user's id, or null for a guest. `timeZone` is the marketplace's. */
export interface Saver {
  userId: string | null;
  timeZone: string;
}

let reading: { owner: string | null; done: Promise<void> } | undefined;

/** Loads the saved cars of a person once, for all heart buttons of the visit. */
export function readSavedCars({ userId, timeZone }: Saver): Promise<void> {
  if (reading?.owner === userId && useSavedCars.getState().owner !== undefined) return reading.done;
  if (useSavedCars.getState().owner !== userId) useSavedCars.setState({ owner: userId, entries: [] });
  const done = read().catch((error: unknown) => {
    // The next press loads them again.
    reading = undefined;
    throw error;
  });
  reading = { owner: userId, done };
  return done;

  async function read() {
    if (userId === null) return showEntries(null, readDeviceCars());
    const result = await readAccountCars(await openBrowserApi(), { userId, timeZone });
    if ("problem" in result) throw new Error("the saved cars could not be read");
    showEntries(userId, result.entries);
  }
}

/** Result of a press on a heart button. */
export type Toggled = "saved" | "removed" | "full" | "failed";

/** Saves a rental, or removes it if it is saved. The heart changes immediately; a failure reverts it. */
export async function toggleSavedCar(rental: Rental, saver: Saver): Promise<Toggled> {
  await readSavedCars(saver).catch(() => {});
  const { userId, timeZone } = saver;
  const before = useSavedCars.getState().entries;
  const key = savedKey(rental);
  const saved = before.find((entry) => savedKey(entry) === key);
  const others = before.filter((entry) => savedKey(entry) !== key);
  showEntries(userId, saved === undefined ? [rental, ...before] : others);
  if (userId === null) {
    if (saved !== undefined) removeDeviceCar(rental);
    const isDone = saved !== undefined || addDeviceCar(rental);
    showEntries(userId, readDeviceCars());
    if (!isDone) return readDeviceCars().length >= MAX_SAVED_CARS ? "full" : "failed";
    return saved === undefined ? "saved" : "removed";
  }
  try {
    const call = await openBrowserApi();
    if (saved === undefined) {
      const result = await addAccountCars(call, [rental], timeZone);
      if ("problem" in result) throw new Error("not saved");
      showEntries(userId, result.entries);
      const isSaved = result.entries.some((entry) => savedKey(entry) === key);
      return isSaved ? "saved" : result.isFull ? "full" : "failed";
    }
    if (saved.id !== undefined && (await removeAccountCar(call, saved.id)) !== null)
      throw new Error("not removed");
    return "removed";
  } catch {
    showEntries(userId, before);
    return "failed";
  }
}

/** Shows a list, unless another person has signed in meanwhile. */
function showEntries(owner: string | null, entries: readonly SavedEntry[]): void {
  if (useSavedCars.getState().owner === owner) useSavedCars.setState({ entries });
}
