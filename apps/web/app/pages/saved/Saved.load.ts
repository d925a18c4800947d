import type { Client } from "@sayara/api-client/client/createClient";
import { type SavedCarTotal, savedCarTotals } from "@sayara/api-client/contract/saved/savedCars";
import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { readAccountCars, toRental } from "#web/shared/SavedCars/accountCars.ts";
import { readDeviceCars } from "#web/shared/SavedCars/deviceCars.ts";
import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** A saved car with its current total. */
export interface PricedEntry {
  entry: SavedEntry;
  now: SavedCarTotal;
}

export type SavedData =
  /** `userId` is null for a guest, whose cars are on this device. */
  | { state: "found"; userId: string | null; items: PricedEntry[] }
  | { state: "failed"; userId: string | null; problem: FormProblem };

interface SavedRequest {
  /** Null for a guest. */
  user: User | null;
  language: Language;
}

/** Loads the saved cars of the account or of this device, and their totals in one call [SV2]. */
export async function loadSaved(call: Client, { user, language }: SavedRequest): Promise<SavedData> {
  const userId = user?.id ?? null;
  // Staff cannot save cars, and cars saved on this device do not belong to them [SV1].
  if (user !== null && user.type !== "user") return { state: "found", userId, items: [] };
  try {
    const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
    const own =
      user === null
        ? { entries: readDeviceCars() }
        : await readAccountCars(call, { userId: user.id, timeZone });
    if ("problem" in own) return { state: "failed", userId, problem: own.problem };
    const { entries } = own;
    if (entries.length === 0) return { state: "found", userId, items: [] };
    const cars = entries.map((entry) => toRental(entry, timeZone));
    const outcome = await call(savedCarTotals, { body: { cars, language } });
    if (!outcome.ok) return { state: "failed", userId, problem: refusedResult(outcome.refusal).problem };
    const items = entries.flatMap((entry, index) => {
      const now = outcome.data[index];
      return now === undefined ? [] : [{ entry, now }];
    });
    return { state: "found", userId, items };
  } catch (error) {
    return { state: "failed", userId, problem: faultProblem(error) };
  }
}
